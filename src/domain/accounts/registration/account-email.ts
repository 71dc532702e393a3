/** Mailboxes are told apart in lower case. Not by the rules of a language: in Turkish, `I` would become `ı`. */
export const accountEmail = (text: string): string => text.trim().toLowerCase()
