import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig, type Config } from '#server/config/config.ts'
import { openMemoryCache } from '#engines/cache/memory-cache.ts'
import type { Engines } from '#engines/engines.ts'
import { openOidcIdentity } from '#engines/identity/oidc-identity.ts'
import { silentLog } from '#engines/log/log.ts'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { prepareProvider } from '#tests/support/services/servers/oidc.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { accountSso } from './account-sso.ts'
import type { ApiEnv } from '#api/api-env.ts'

const provider = await prepareProvider({ redirectUris: ['https://de.umlauf.example/api/account/sso/callback'] })
beforeAll(() => provider.start())
afterAll(() => provider.stop())

// The built shop takes no provider without encryption in production, and the one of the tests has none.
test('in production what the browser keeps for its way back is bound to the host and travels by HTTPS only', async () => {
  const config: Config = { ...readConfig({}), production: true }
  const engines = {
    identity: openOidcIdentity({ ...provider, name: 'Merchant ID' }, silentLog),
    vault: openSecretVault(testSecrets),
    cache: openMemoryCache(),
    now: () => new Date(),
    // Nothing else is needed on the way out.
  } as Engines
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('engines', engines)
      c.set('config', config)
      c.set('shop', { country: countries.de, mode: modes.default })
      c.set('visitorAddress', '10.0.0.1')
      await next()
    })
    .route('/', accountSso)

  const { headers } = await app.request('/sso', { headers: { host: 'de.umlauf.example' } })

  expect(headers.get('set-cookie')).toMatch(
    /^__Host-sso=v1\.[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(new URL(headers.get('location')!).searchParams.get('redirect_uri')).toBe(
    'https://de.umlauf.example/api/account/sso/callback',
  )
})
