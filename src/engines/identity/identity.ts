/** Who somebody is, in the words of a provider to whom he has proved it. */
export type Identity = {
  issuer: string
  /** What the provider calls him for good; addresses and names change. */
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** When he last proved it there; nothing if the provider does not tell. */
  authenticatedAt: Date | undefined
}

/** Where the browser goes, and what only this browser may remember until it comes back. */
export type Departure = { url: string; memory: string }

/** Somebody else who knows customers and lets them sign in. Why something failed is written into the log. */
export interface IdentityProvider {
  /** What people call it, for a button. */
  name: string
  issuer: string
  /** `anew`: whoever is still signed in there has to prove it once more. Nothing if the provider is away. */
  begin(redirectUri: string, options?: { anew?: boolean }): Promise<Departure | undefined>
  /** Who came back, or nothing: he was refused, his proof is not for this journey, or the provider is away. */
  finish(callbackUrl: string, redirectUri: string, memory: string): Promise<Identity | undefined>
}
