/** The longest that mail servers take. */
const MAX_LENGTH = 254

/** Names in any script, such as `müller.example`, but nothing that could end a header or name a second person. */
const shape = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}\p{N}-]{2,}$/u

/**
 * Whose mailbox it is, for limits per person: `Ana+shop@example.com` arrives where `ana@example.com` does. Nobody is ever
 * written to under this name. The database knows the same rule as `mailbox_of`.
 */
export const mailboxName = (email: string): string => email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')

export const isEmailAddress = (text: string): boolean => text.length <= MAX_LENGTH && shape.test(text)
