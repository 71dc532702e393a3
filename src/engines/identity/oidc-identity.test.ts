import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { silentLog, type Log } from '#engines/log/log.ts'
import { openHttpBrowser } from '#tests/support/drivers/browser/browser-by-http.ts'
import { prepareProvider, type TestProvider } from '#tests/support/services/servers/oidc.ts'
import type { IdentityProvider } from './identity.ts'
import { openOidcIdentity } from './oidc-identity.ts'

const redirectUri = 'http://de.localhost:3000/api/account/sso/callback'
const otherUri = 'http://at.localhost:3000/api/account/sso/callback'

let provider: TestProvider
let identity: IdentityProvider
beforeAll(async () => {
  provider = await prepareProvider({ redirectUris: [redirectUri, otherUri] })
  provider.people.set('ana', {
    email: 'ana@example.com',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Muster',
  })
  provider.people.set('shy', {})
  await provider.start()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.atKeyboard('ana')
  identity = open()
})

const open = (changed: { clientSecret?: string } = {}, log: Log = silentLog) =>
  openOidcIdentity(
    {
      issuer: provider.issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      name: 'Test ID',
      ...changed,
    },
    log,
  )

/** To the provider and back, up to the moment in which the shop is asked. */
async function travel(browser = openHttpBrowser(), options = {}) {
  const { url, memory } = (await identity.begin(redirectUri, options))!
  return { url: new URL(url), memory, back: await browser.travel(url, redirectUri) }
}

describe('a sign-in', () => {
  test('says who came back', async () => {
    const before = Date.now()
    const { memory, back } = await travel()

    const found = await identity.finish(back, redirectUri, memory)

    expect(found).toEqual({
      issuer: provider.issuer,
      subject: 'ana',
      email: 'ana@example.com',
      emailVerified: true,
      firstName: 'Ana',
      lastName: 'Muster',
      authenticatedAt: expect.any(Date),
    })
    // The provider counts whole seconds.
    expect(found!.authenticatedAt!.getTime()).toBeGreaterThan(before - 2_000)
  })

  test('takes the code flow with a challenge, a state and a nonce that nobody has seen before', async () => {
    const [one, other] = [await travel(), await travel()]

    expect(Object.fromEntries(one.url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.url.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
      expect(one.url.searchParams.get(name)).not.toBe(other.url.searchParams.get(name))
    }
    expect(one.url.href).not.toContain(provider.clientSecret)
  })

  test('behind a proxy is finished under the address that the provider knows', async () => {
    const { memory, back } = await travel()
    const inside = `http://10.0.0.7:3000/inside${new URL(back).search}`

    expect(await identity.finish(inside, redirectUri, memory)).toMatchObject({ subject: 'ana' })
  })

  test('of somebody about whom little is known leaves out what nobody said', async () => {
    provider.atKeyboard('shy')
    const { memory, back } = await travel()

    expect(await identity.finish(back, redirectUri, memory)).toMatchObject({
      subject: 'shy',
      email: '',
      emailVerified: false,
      firstName: '',
      lastName: '',
    })
  })

  test.each<unknown>(['true', 1, null, false, {}])('with a mailbox verified as %j is not verified', async (claim) => {
    provider.people.set('odd', { email: 'odd@example.com', email_verified: claim as boolean })
    provider.atKeyboard('odd')
    const { memory, back } = await travel()

    expect(await identity.finish(back, redirectUri, memory)).toMatchObject({ emailVerified: false })
  })

  test('asks nobody who is still signed in there, unless it has to be proved anew', async () => {
    const browser = openHttpBrowser()
    await travel(browser)
    const asked = provider.questions()

    await travel(browser)
    expect(provider.questions()).toBe(asked)

    const { memory, back } = await travel(browser, { anew: true })
    expect(provider.questions()).toBe(asked + 1)
    expect(await identity.finish(back, redirectUri, memory)).toMatchObject({ subject: 'ana' })
  })
})

describe('an old proof', () => {
  const longAgo = new Date('2026-03-01T10:00:00Z')

  test('lets in, and says how old it is', async () => {
    provider.atKeyboard('ana', longAgo)
    const { memory, back } = await travel()

    expect(await identity.finish(back, redirectUri, memory)).toMatchObject({ subject: 'ana', authenticatedAt: longAgo })
  })

  test('is none, where it has to be proved anew', async () => {
    provider.atKeyboard('ana', longAgo)
    const { memory, back } = await travel(undefined, { anew: true })

    expect(await identity.finish(back, redirectUri, memory)).toBeUndefined()
  })
})

describe('nobody is believed', () => {
  const changed = (address: string, name: string, value: string | undefined) => {
    const url = new URL(address)
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    return url.href
  }

  test('who comes back a second time with the same code', async () => {
    const { memory, back } = await travel()

    expect(await identity.finish(back, redirectUri, memory)).toMatchObject({ subject: 'ana' })
    expect(await identity.finish(back, redirectUri, memory)).toBeUndefined()
  })

  test('who declined, which is no trouble, or was refused, which is', async () => {
    const lines: string[] = []
    const write = (level: string) => (_: object, message: string) => void lines.push(`${level} ${message}`)
    identity = open({}, { ...silentLog, info: write('info'), warn: write('warn') })
    provider.atKeyboard(undefined)
    const { memory, back } = await travel()
    expect(new URL(back).searchParams.get('error')).toBe('access_denied')

    expect(await identity.finish(back, redirectUri, memory)).toBeUndefined()
    expect(await identity.finish(changed(back, 'error', 'unauthorized_client'), redirectUri, memory)).toBeUndefined()

    expect(lines).toEqual(['info A sign-in was declined.', 'warn A sign-in through the identity provider failed.'])
  })

  test.each([
    ['state', 'another-state'],
    ['state', undefined],
    ['code', 'another-code'],
    ['code', undefined],
    ['iss', 'https://evil.example'],
    ['iss', undefined],
  ])('whose %s is %s', async (name, value) => {
    const { memory, back } = await travel()

    expect(await identity.finish(changed(back, name, value), redirectUri, memory)).toBeUndefined()
  })

  test('who comes back from the journey of somebody else', async () => {
    const [mine, theirs] = [await travel(), await travel()]

    expect(await identity.finish(theirs.back, redirectUri, mine.memory)).toBeUndefined()
    const sameState = changed(theirs.back, 'state', new URL(mine.back).searchParams.get('state')!)
    expect(await identity.finish(sameState, redirectUri, mine.memory)).toBeUndefined()
  })

  test('whose proof was made for another journey, even with the right state and challenge', async () => {
    const { memory, back } = await travel()
    const otherNonce = JSON.stringify({ ...JSON.parse(memory), nonce: 'another-nonce' })

    expect(await identity.finish(back, redirectUri, otherNonce)).toBeUndefined()
  })

  test('whose proof was signed by somebody else', async () => {
    provider.showOtherKeys(true)
    onTestFinished(() => provider.showOtherKeys(false))
    const { memory, back } = await travel()

    expect(await identity.finish(back, redirectUri, memory)).toBeUndefined()
  })

  test('who left for one address and came back to another', async () => {
    const { memory, back } = await travel()

    expect(await identity.finish(back, otherUri, memory)).toBeUndefined()
  })

  test('by a shop with the wrong secret, and the log says why without saying who', async () => {
    const lines: object[] = []
    identity = open({ clientSecret: 'wrong' }, { ...silentLog, warn: (fields) => void lines.push(fields) })
    const { memory, back } = await travel()

    expect(await identity.finish(back, redirectUri, memory)).toBeUndefined()
    expect(lines).toEqual([expect.objectContaining({ said: 'invalid_client' })])
    expect(JSON.stringify(lines)).not.toContain(new URL(back).searchParams.get('code'))
  })
})

describe('a provider that is away', () => {
  const away = async () => {
    await provider.stop()
    let stopped = true
    const back = async () => {
      if (stopped) await provider.start()
      stopped = false
    }
    onTestFinished(back)
    return back
  }

  test('is said to be, and found as soon as it is back', async () => {
    const back = await away()
    expect(await identity.begin(redirectUri)).toBeUndefined()
    expect(await identity.begin(redirectUri)).toBeUndefined()

    await back()

    const { memory, back: address } = await travel()
    expect(await identity.finish(address, redirectUri, memory)).toMatchObject({ subject: 'ana' })
  })

  test('in the middle of a journey does not spoil it for good', async () => {
    const { memory, back: address } = await travel()
    const back = await away()
    expect(await identity.finish(address, redirectUri, memory)).toBeUndefined()
    expect(await open().finish(address, redirectUri, memory)).toBeUndefined()

    await back()

    expect(await identity.finish(address, redirectUri, memory)).toMatchObject({ subject: 'ana' })
  })
})
