/** What a token says: whose it is, in which session, and for which shop. */
export type TokenClaims = { subject: string; session: string; audience: string }

/** Short-lived proofs of who is asking. Programs carry them around; only we can make them. */
export interface Tokens {
  sign(claims: TokenClaims, seconds: number): Promise<string>
  /** What it says, or nothing if it is not ours, for another shop, or too old. */
  read(token: string, audience: string): Promise<TokenClaims | undefined>
}
