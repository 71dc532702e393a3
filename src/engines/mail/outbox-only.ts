import type { MailTransport } from './mail.ts'

/** For a shop without a mail server: letters stay in the outbox, where staff and developers can read them. */
export const outboxOnly: MailTransport = {
  carry: async () => 'kept',
  close: async () => {},
}
