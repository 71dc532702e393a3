import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider, type Context } from 'oidc-provider'
import { freePort } from './service.ts'

/** What the provider says about a person. */
export type Person = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Everybody who has an account there, by subject. They may change. */
  people: Map<string, Person>
  /** Who sits at the keyboard when the provider asks, and when he proved it; nobody means that the question is declined. */
  atKeyboard(subject: string | undefined, authenticatedAt?: Date): void
  /** From now on the keys that it shows are not those it signs with, as if somebody else had signed. */
  showOtherKeys(shown: boolean): void
  /** How often it has asked who is there. */
  questions(): number
  start(): Promise<void>
  /** Its people and keys are still there when it starts again. */
  stop(): Promise<void>
}

const HOUR = 60 * 60

type Options = { port?: number; redirectUris: string[] }

/** A real OpenID Connect provider in this process that asks nobody for a password. It is not started yet. */
export async function prepareProvider({ port, redirectUris }: Options): Promise<TestProvider> {
  const address = port ?? (await freePort())
  const issuer = `http://127.0.0.1:${address}`
  const client = { clientId: 'umlauf', clientSecret: randomBytes(24).toString('base64url') }
  const people = new Map<string, Person>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const otherKeys = { keys: [await exportJWK((await generateKeyPair('RS256')).publicKey)] }
  let showsOtherKeys = false
  let present: { accountId: string; ts?: number } | undefined
  let questions = 0

  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: redirectUris }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/who-is-there' },
    pkce: { required: () => true },
    ttl: { AccessToken: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR, Grant: HOUR },
    findAccount: (_: Context, subject: string) =>
      people.has(subject) && { accountId: subject, claims: () => ({ sub: subject, ...people.get(subject) }) },
    // The shop is the provider's own: people are not asked what it may know.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (showsOtherKeys && request.url === '/jwks') {
      return void response.setHeader('content-type', 'application/jwk-set+json').end(JSON.stringify(otherKeys))
    }
    if (!request.url?.startsWith('/who-is-there')) return void answer(request, response)
    questions += 1
    const said = present === undefined ? { error: 'access_denied' } : { login: present }
    return void provider.interactionFinished(request, response, said)
  })

  return {
    issuer,
    ...client,
    people,
    atKeyboard: (accountId, authenticatedAt) => {
      const ts = authenticatedAt && Math.floor(authenticatedAt.getTime() / 1000)
      present = accountId === undefined ? undefined : { accountId, ...(ts !== undefined && { ts }) }
    },
    showOtherKeys: (shown) => (showsOtherKeys = shown),
    questions: () => questions,
    async start() {
      server.listen(address, '127.0.0.1')
      await once(server, 'listening')
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
