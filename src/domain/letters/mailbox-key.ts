import { createHash } from 'node:crypto'

/** Counters know a mailbox by this, without learning whose it is. */
export const mailboxKey = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex')
