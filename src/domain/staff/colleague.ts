import type { OfficeLanguage } from '#shop/messages/office-language.ts'
import type { Role } from './permissions.ts'

/** Somebody who works here and is logged in. */
export type Colleague = {
  id: string
  username: string
  roles: readonly Role[]
  /** What they chose to work in; nothing means the first of all languages. */
  language?: OfficeLanguage
  /** The last time that the password was given. */
  authenticatedAt: Date
}

/** Money moves only if the password was given so lately: an open browser is not enough. */
const PROOF_MILLISECONDS = 10 * 60_000

export const isFreshlyAuthenticated = ({ authenticatedAt }: Pick<Colleague, 'authenticatedAt'>, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() < PROOF_MILLISECONDS
