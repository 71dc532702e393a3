import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  WWWAuthenticateChallengeError,
  type Configuration,
} from 'openid-client'
import type { Log } from '#engines/log/log.ts'
import type { Identity, IdentityProvider } from './identity.ts'

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; name: string }

type Memory = { state: string; nonce: string; verifier: string; anew: boolean }

/** Nobody looks at an empty page for longer. */
const MAX_WAIT_SECONDS = 5

/** Whoever names an age is told when somebody proved who he is; so long it may have been. */
const MONTH_SECONDS = 30 * 24 * 60 * 60
const JUST_NOW_SECONDS = 10 * 60

/**
 * Any OpenID Connect provider, such as Keycloak, by the code flow. It is asked for its addresses when somebody first signs
 * in, and again after it was away, so that the shop starts without it.
 */
export function openOidcIdentity({ issuer, clientId, clientSecret, name }: OidcSettings, log: Log): IdentityProvider {
  const unencrypted = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  let found: Promise<Configuration> | undefined

  function provider(): Promise<Configuration | undefined> {
    const options = { execute: [enableNonRepudiationChecks, ...unencrypted], timeout: MAX_WAIT_SECONDS }
    found ??= discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), options)
    return found.catch((error: unknown) => {
      found = undefined
      log.warn(reasonOf(error), 'The identity provider is away.')
      return undefined
    })
  }

  return {
    name,
    issuer,
    async begin(redirectUri, { anew = false } = {}) {
      const config = await provider()
      if (!config) return undefined

      const memory: Memory = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), anew }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: memory.state,
        nonce: memory.nonce,
        code_challenge: await calculatePKCECodeChallenge(memory.verifier),
        code_challenge_method: 'S256',
        max_age: String(anew ? JUST_NOW_SECONDS : MONTH_SECONDS),
        ...(anew && { prompt: 'login' }),
      })
      return { url: url.href, memory: JSON.stringify(memory) }
    },
    async finish(callbackUrl, redirectUri, memory) {
      const config = await provider()
      if (!config) return undefined

      // Behind a proxy the shop is called by another name than the one the provider sent the browser to.
      const back = new URL(new URL(callbackUrl).search, redirectUri)
      try {
        return await identityBehind(config, back, JSON.parse(memory) as Memory)
      } catch (error) {
        // Whoever changes his mind at the provider is no trouble; everything else somebody has to mend.
        const wasDeclined = error instanceof AuthorizationResponseError && error.error === 'access_denied'
        if (wasDeclined) log.info(reasonOf(error), 'A sign-in was declined.')
        else log.warn(reasonOf(error), 'A sign-in through the identity provider failed.')
        return undefined
      }
    },
  }
}

async function identityBehind(config: Configuration, back: URL, memory: Memory): Promise<Identity> {
  const tokens = await authorizationCodeGrant(config, back, {
    expectedState: memory.state,
    expectedNonce: memory.nonce,
    pkceCodeVerifier: memory.verifier,
    // Not every provider tells the time; where it does not matter, that is no reason to send anybody away.
    ...(memory.anew && { maxAge: JUST_NOW_SECONDS }),
  })
  const proof = tokens.claims()!
  const more = proof['email'] === undefined ? await fetchUserInfo(config, tokens.access_token, proof.sub) : {}
  const { email, email_verified, given_name, family_name }: Record<string, unknown> = { ...more, ...proof }
  return {
    issuer: proof.iss,
    subject: proof.sub,
    email: textOf(email),
    emailVerified: email_verified === true,
    firstName: textOf(given_name),
    lastName: textOf(family_name),
    authenticatedAt: proof.auth_time === undefined ? undefined : new Date(proof.auth_time * 1000),
  }
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '')

/** Never the whole error: it carries what the provider said about the person. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { message, code, error: plain } = error as { message?: string; code?: string; error?: unknown }
  const said = error instanceof WWWAuthenticateChallengeError ? error.cause[0]?.parameters.error : plain
  return { reason: message, code, said: typeof said === 'string' ? said.slice(0, 60) : undefined }
}
