import { createHash } from 'node:crypto'
import { mailboxName } from '#shop/addresses/email-address.ts'

/** Counters know a mailbox by this, without learning whose it is. */
export const mailboxKey = (email: string): string => createHash('sha256').update(mailboxName(email)).digest('hex')
