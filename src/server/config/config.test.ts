import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'umlauf-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

/** Each reason on a line of its own. */
function reasons(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').slice(1)
    throw error
  }
  return []
}

const production = {
  SHOP_ENV: 'production',
  SECRET_KEY: 'a-secret-of-this-very-test-and-nobody-else',
  DATABASE_URL: 'postgres://shop@db.internal/umlauf',
  STOREFRONTS_FILE: fileWith('{"countries":{"de":{"domain":"ankauf.merchant.test"}}}'),
}

describe('an empty environment', () => {
  test('is the embedded shop', () => {
    const config = readConfig({})

    expect(config).toMatchObject({
      SHOP_ENV: 'demo',
      ROLE: 'all',
      PORT: 3000,
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: 0,
      production: false,
      logLevel: 'warn',
    })
    expect(config.dataFolder).toBe(resolve('var'))
    expect(config).not.toHaveProperty('DATABASE_URL')
  })

  test('leads to the hosts of this machine', () => {
    expect(readConfig({ PORT: '4000' }).storefronts.countries.es.sellShopUrl).toBe('http://es.localhost:4000')
  })

  test('may hold variables without a value', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '', SECRET_KEY: '' }).PORT).toBe(3000)
  })
})

describe('a wrong environment', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['SHOP_ENV', 'staging'],
    ['ROLE', 'everything'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'all'],
    ['DATABASE_URL', 'mysql://shop@localhost/umlauf'],
    ['DATABASE_URL', 'localhost:5432'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'mail.example'],
    ['PRINTER_URL', 'http://printer.example'],
    ['SEARCH_URL', 'localhost:9200'],
    ['SEARCH_BASIC_AUTH', 'only-a-name'],
    ['SENTRY_DSN', 'ftp://key@x/1'],
    ['SENTRY_DSN', 'https://errors.example/1'],
    ['SENTRY_DSN', 'https://key@errors.example'],
    ['OIDC_ISSUER', 'id.merchant.test'],
    ['OIDC_NAME', ' '],
    ['SECRET_KEY', 'too-short'],
    ['METRICS_TOKEN', 'short'],
    ['STOREFRONTS_FILE', '/no/such/file.json'],
  ]

  test.each(wrong)('%s=%s is refused by its name', (name, value) => {
    expect(reasons({ [name]: value })).toEqual([expect.stringMatching(`^  - ${name}: \\S`)])
  })

  test('is told all at once', () => {
    expect(reasons({ PORT: 'x', ROLE: 'x', REDIS_URL: 'x' })).toHaveLength(3)
  })

  test('never has a secret repeated', () => {
    expect(
      reasons({ SECRET_KEY: 'hunter2', SECRET_KEYS_OLD: 'hunter4,hunter5', METRICS_TOKEN: 'hunter3' }).join(),
    ).not.toMatch(/hunter/)
    expect(reasons({ DATABASE_URL: 'mysql://user:hunter2@x/y' }).join()).not.toMatch(/hunter/)
  })
})

describe('production', () => {
  test('starts with secrets of its own', () => {
    const config = readConfig(production)

    expect(config).toMatchObject({ production: true, logLevel: 'info' })
    expect(config.storefronts.countries.de.sellShopUrl).toBe('https://ankauf.merchant.test')
    expect(config.storefronts.countries.es.sellShopUrl).toBe('https://es.umlauf.example')
  })

  test('keeps the keys of before', () => {
    const old = ['a-key-of-last-year-that-is-long-enough', 'a-key-of-the-year-before-that-is-long-enough']

    expect(readConfig({ ...production, SECRET_KEYS_OLD: old.join(', ') }).SECRET_KEYS_OLD).toEqual(old)
    expect(reasons({ SECRET_KEYS_OLD: `${old[0]},too-short` }).join()).toMatch(/SECRET_KEYS_OLD.*32 characters/)
  })

  test.each(['SECRET_KEY', 'DATABASE_URL', 'STOREFRONTS_FILE'])('refuses to start without %s', (name) => {
    expect(reasons({ ...production, [name]: '' })).toEqual([expect.stringContaining(`${name}: `)])
  })

  test('names all that is missing at once', () => {
    expect(reasons({ SHOP_ENV: 'production' })).toHaveLength(3)
  })

  test('refuses the secret that everybody can read in .env.example', () => {
    const example = /^# SECRET_KEY=(.+)$/m.exec(readFileSync('.env.example', 'utf8'))?.[1] ?? ''

    expect(reasons({ ...production, SECRET_KEY: example })).toEqual([expect.stringContaining('.env.example')])
    const old = `${production.SECRET_KEY},${example}`
    expect(reasons({ ...production, SECRET_KEYS_OLD: old })).toEqual([
      expect.stringContaining('SECRET_KEYS_OLD: one is'),
    ])
  })
})

describe('single sign-on', () => {
  const oidc = {
    OIDC_ISSUER: 'https://id.merchant.test/realms/shop',
    OIDC_CLIENT_ID: 'umlauf',
    OIDC_CLIENT_SECRET: 'hunter2-of-the-provider',
    OIDC_NAME: ' Merchant ID ',
  }

  test('is off without settings', () => {
    expect(readConfig({}).oidc).toBeUndefined()
  })

  test.each([{}, production])('needs an address, two words for the provider and one for people', (rest) => {
    expect(readConfig({ ...rest, ...oidc }).oidc).toEqual({
      issuer: 'https://id.merchant.test/realms/shop',
      clientId: 'umlauf',
      clientSecret: 'hunter2-of-the-provider',
      name: 'Merchant ID',
    })
  })

  test('has all of its settings or none, and names each that is missing', () => {
    for (const name of Object.keys(oidc)) {
      expect(reasons({ ...oidc, [name]: '' })).toEqual([`  - ${name}: is missing; single sign-on needs all four`])
      expect(reasons({ [name]: oidc[name as keyof typeof oidc] })).toHaveLength(3)
    }
    expect(reasons({ ...oidc, OIDC_NAME: '' }).join()).not.toContain('hunter2')
  })

  test.each(['http://localhost:8080/realms/shop', 'http://id.localhost', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'goes without encryption on one machine: %s, but never in production',
    (OIDC_ISSUER) => {
      expect(readConfig({ ...oidc, OIDC_ISSUER }).oidc?.issuer).toBe(OIDC_ISSUER)
      expect(reasons({ ...production, ...oidc, OIDC_ISSUER })).toEqual([
        '  - OIDC_ISSUER: needs https; a machine may talk to itself without, but not in production',
      ])
    },
  )

  test.each(['http://id.merchant.test', 'http://localhost.merchant.test', 'http://10.0.0.7', 'http://127.0.0.1.test'])(
    'is refused without encryption to another machine: %s',
    (OIDC_ISSUER) => {
      expect(reasons({ ...oidc, OIDC_ISSUER })).toEqual([expect.stringContaining('OIDC_ISSUER: needs https')])
    },
  )

  test.each(['https://id.merchant.test/?realm=shop', 'https://id.merchant.test/#shop', 'https://a:b@id.merchant.test'])(
    'knows that %s names no provider',
    (OIDC_ISSUER) => {
      expect(reasons({ ...oidc, OIDC_ISSUER })).toEqual([
        '  - OIDC_ISSUER: is the plain address of the provider, without login, ? and #',
      ])
    },
  )
})

describe('the file about the storefronts', () => {
  test('that is not JSON is named', () => {
    expect(reasons({ STOREFRONTS_FILE: fileWith('{"countries":') })).toEqual([expect.stringContaining('is not JSON')])
  })

  test('with a mistake is told where it is', () => {
    const file = fileWith(JSON.stringify({ countries: { de: { domain: 'https://with-scheme.test' } }, extra: 1 }))
    const told = reasons({ STOREFRONTS_FILE: file }).join('\n')

    expect(told).toContain('countries.de.domain must be a bare host name')
    expect(told).toContain('extra')
  })
})

test('every variable of the shop stands in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8')
  const source = readFileSync('src/server/config/config.ts', 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z_]+): v\./gm)].map(([, name = '']) => name)

  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'))
})
