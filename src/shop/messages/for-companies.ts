/** Stands before the name of whatever a shop that only companies visit says in other words. */
const FOR_COMPANIES = 'forCompanies.'

/** What is said, in the words for companies where there are any. `all` has them under their own names. */
export const forCompanies = <Said extends object>(said: Said, all: object): Said =>
  Object.fromEntries(
    Object.entries(said).map(([key, word]) => [key, (all as Record<string, typeof word>)[FOR_COMPANIES + key] ?? word]),
  ) as Said
