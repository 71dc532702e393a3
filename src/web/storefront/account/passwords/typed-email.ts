let typed = ''

/** Whoever goes on from one form about his account to another does not type his address twice. */
export const typedEmail = (): string => typed

export const keepTypedEmail = (email: string): void => {
  typed = email.trim()
}
