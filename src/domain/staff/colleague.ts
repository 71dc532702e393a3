import type { Role } from './permissions.ts'

/** Somebody who works here and is logged in. */
export type Colleague = {
  id: string
  username: string
  roles: readonly Role[]
  /** The last time that the password was given. */
  authenticatedAt: Date
}

/** Money moves only if the password was given so lately: an open browser is not enough. */
const PROOF_MILLISECONDS = 10 * 60_000

export const isFreshlyAuthenticated = ({ authenticatedAt }: Pick<Colleague, 'authenticatedAt'>, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() < PROOF_MILLISECONDS
