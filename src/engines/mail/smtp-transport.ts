import { createTransport } from 'nodemailer'
import { LetterRefused } from './mail.ts'
import type { MailTransport } from './mail.ts'

const MAX_WAIT = 10_000

/** Letters to a mail server, by an address such as `smtps://user:password@mail.example:465`. */
export function openSmtpTransport(url: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    // `smtps:` speaks TLS from the first byte, `smtp:` when the server offers it; certificates are checked.
    secure: protocol === 'smtps:',
    host: hostname,
    ...(port && { port: Number(port) }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: MAX_WAIT,
    greetingTimeout: MAX_WAIT,
    socketTimeout: MAX_WAIT,
    // The job queue tries again, with pauses; two of them would send twice as often.
    maxRequeues: 0,
    // Letters are text we wrote: nothing in them may make us read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async carry({ from, to, replyTo, subject, text, html, attachments = [], headers = {}, messageId }) {
      try {
        const files = attachments.map((attachment) => ({ ...attachment, encoding: 'base64' as const }))
        await transport.sendMail({ from, to, replyTo, subject, text, html, attachments: files, headers, messageId })
        return 'sent'
      } catch (error) {
        if (isRefusal(error)) throw new LetterRefused('The mail server refused the letter.', { cause: error })
        throw error
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** 5xx about sender, recipient or content is final; 5xx about our login is our mistake and will be mended. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}
