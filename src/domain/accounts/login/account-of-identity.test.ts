import { beforeEach, describe, expect, test } from 'vitest'
import type { Identity } from '#engines/identity/identity.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { modes } from '#shop/modes/all.ts'
import type { Shop } from '#shop/shop.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { createLink } from '#domain/accounts/registration/account-links.ts'
import { accountOfIdentity } from './account-of-identity.ts'
import { register } from '#domain/accounts/registration/register.ts'
import { openRegistration } from '#domain/accounts/registration/registration.ts'
import { resetPassword } from '#domain/accounts/passwords/reset-password.ts'

const engines = useEngines()
const shopIn = (code: CountryCode): Shop => ({ country: countries[code], mode: modes.default })

let ana: Identity
beforeEach(() => {
  ana = {
    issuer: 'https://id.merchant.test',
    subject: crypto.randomUUID(),
    email: `ana.${crypto.randomUUID()}@example.com`,
    emailVerified: true,
    firstName: 'Ana',
    lastName: 'Muster',
    authenticatedAt: new Date(),
  }
})

const accountOf = (identity: Identity, code: CountryCode = 'de') => accountOfIdentity(engines(), shopIn(code), identity)

const askForAccount = (email: string) =>
  register(
    engines(),
    shopIn('de'),
    {
      firstName: 'Bea',
      lastName: 'Beispiel',
      email,
      password: 'drei blaue Fahrräder',
      address: null,
      paymentType: '',
      payment: null,
    },
    'de_DE',
  )

const accountsUnder = async (email: string) =>
  engines().db.selectFrom('accounts').select(['id', 'activated_at']).where('email', '=', email).execute()

describe('somebody whom only the provider knows', () => {
  test('gets an account without a password, at once', async () => {
    const account = await accountOf(ana)

    expect(account).toMatchObject({ country: 'de', email: ana.email, locale: 'de_DE', passwordHash: null })
    expect(account!.activatedAt).toBeInstanceOf(Date)
    expect(openRegistration(engines().vault, account!.registration!)).toEqual({
      firstName: 'Ana',
      lastName: 'Muster',
      birthdate: null,
      phone: null,
      address: null,
      payee: null,
    })
  })

  test.each([
    ['', 'Muster'],
    ['Ana', ''],
    ['Ana', 'x'.repeat(81)],
    ['12', '34'],
  ])('called %j %j gets one without a name', async (firstName, lastName) => {
    expect(await accountOf({ ...ana, firstName, lastName })).toMatchObject({ registration: null })
  })

  test('comes back to the same account, also with another name, another mailbox, or one that is not verified', async () => {
    const { id } = (await accountOf(ana))!

    for (const changed of [
      {},
      { firstName: 'Anna' },
      { email: `new.${ana.email}` },
      { emailVerified: false },
      { email: '' },
    ]) {
      expect(await accountOf({ ...ana, ...changed })).toMatchObject({ id, email: ana.email })
    }
  })

  test('has an account of his own in every country', async () => {
    const [de, at] = [await accountOf(ana, 'de'), await accountOf(ana, 'at')]

    expect(at).toMatchObject({ country: 'at', locale: 'de_AT' })
    expect(at!.id).not.toBe(de!.id)
    expect(await accountOf(ana, 'at')).toMatchObject({ id: at!.id })
  })

  test('gets one account, however many tabs come back at once', async () => {
    // The first rounds are not at once yet: connections to the database are opened one by one.
    for (let round = 0; round < 10; round += 1) {
      const somebody = { ...ana, subject: `${ana.subject}-${round}`, email: `${round}.${ana.email}` }
      const found = await Promise.all(Array.from({ length: 6 }, () => accountOf(somebody)))

      expect(new Set(found.map((account) => account?.id)).size).toBe(1)
      expect(await accountsUnder(somebody.email)).toHaveLength(1)
    }
  })
})

describe('an account of before', () => {
  const elsewhere = () => ({ ...ana, issuer: 'https://other.example', subject: 'someone' + ana.subject })

  test('is found by its mailbox, in capitals too, and only in its country', async () => {
    const { id } = (await accountOf(elsewhere()))!
    const shouting = { ...ana, email: ` ${ana.email.toUpperCase()}` }

    expect(await accountOf(shouting)).toMatchObject({ id })
    expect((await accountOf(shouting, 'at'))!.id).not.toBe(id)
    expect(await accountOf(elsewhere())).toMatchObject({ id })
  })

  test('is not given to somebody whose mailbox nobody has verified', async () => {
    await accountOf(elsewhere())

    expect(await accountOf({ ...ana, emailVerified: false })).toBeUndefined()
  })

  test('is not found by a subject that another provider uses', async () => {
    const { id } = (await accountOf(ana))!
    const other = await accountOf({ ...ana, issuer: 'https://other.example', email: `other.${ana.email}` })

    expect(other!.id).not.toBe(id)
  })

  test('forgets who comes by which provider when its password is set anew from the mailbox', async () => {
    const { id } = (await accountOf(ana))!
    const { db, now } = engines()
    const token = await db.transaction().execute((tx) => createLink(tx, { accountId: id, purpose: 'password' }, now()))

    expect(await resetPassword(engines(), shopIn('de'), token, 'vier grüne Fahrräder')).toEqual({ ok: true })

    expect(await accountOf({ ...ana, emailVerified: false })).toBeUndefined()
    expect(await accountOf(ana)).toMatchObject({ id })
  })
})

describe('nobody gets an account', () => {
  test.each<[string, Partial<Identity>]>([
    ['with a mailbox that is not verified', { emailVerified: false }],
    ['without a mailbox', { email: '' }],
    ['with a mailbox that is none', { email: 'ana@example.com, bob@example.com' }],
  ])('%s', async (_, changed) => {
    expect(await accountOf({ ...ana, ...changed })).toBeUndefined()
    expect(await accountsUnder(ana.email)).toEqual([])
  })
})

test('who asked for the same mailbox and never confirmed it is forgotten; others are not', async () => {
  const other = `other.${ana.email}`
  for (const email of [ana.email, ana.email, other]) expect(await askForAccount(email)).toEqual({ ok: true })
  expect(await accountsUnder(ana.email)).toHaveLength(1)

  const { id } = (await accountOf(ana))!

  expect(await accountsUnder(ana.email)).toEqual([{ id, activated_at: expect.any(Date) }])
  expect(await accountsUnder(other)).toHaveLength(1)
})
