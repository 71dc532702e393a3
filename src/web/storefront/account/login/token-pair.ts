import { useAccountState } from '#web/state/account-state.ts'
import { subjectOf } from './token-subject.ts'

export type TokenPair = { accessToken: string; refreshToken: string; customerId: string; tokenExpiry: number }

/** The two tokens in an answer, or nothing unless both are there. */
export function readPair(answer: unknown, now: number): TokenPair | undefined {
  const { access_token, refresh_token, expires_in } = Object(answer) as Record<string, unknown>
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string' || refresh_token === '') return undefined

  const customerId = subjectOf(access_token)
  const seconds = Number(expires_in) || 0
  return customerId === undefined
    ? undefined
    : { accessToken: access_token, refreshToken: refresh_token, customerId, tokenExpiry: now + seconds * 1000 }
}

/** The access token, while it is worth something. */
export function usableToken(): string | undefined {
  const { isLoggedIn, accessToken, tokenExpiry } = useAccountState.getState()
  return isLoggedIn && accessToken !== null && Date.now() < tokenExpiry ? accessToken : undefined
}
