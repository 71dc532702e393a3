import { describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeAddress, keepAddress, removeAddress } from './change-address.ts'
import * as payees from '#domain/accounts/payees/change-payee.ts'
import { changePerson } from './change-person.ts'
import { changePhone } from './change-phone.ts'
import type { ChangeRefusal, Saved } from './change-customer.ts'
import { findCustomerData } from './customer-data.ts'
import { findBankAccounts } from '#domain/accounts/payees/payment-accounts.ts'
import { notifyOwner } from '#domain/accounts/payees/notify-payee-changed.ts'

const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })
const germany = shopOf('de')
const home = { street: 'Ringstraße', houseNumber: '7b', addressExtra: 'Hof', postalCode: '10115', city: 'Berlin' }
const bank = { holder: 'Ana Muster', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFF' }

const tell = () => notifyOwner(engines(), germany, { email: 'ana@example.com' })

const changeBankAccount = (own: string, change: Parameters<typeof payees.changeBankAccount>[2]) =>
  payees.changeBankAccount(engines(), own, change, tell())

const changePaypalAccount = (own: string, change: Parameters<typeof payees.changePaypalAccount>[2]) =>
  payees.changePaypalAccount(engines(), own, change, tell())

const customer = () => customerRow(engines().db)

/** What was kept; a refusal fails the test. */
function kept<Thing>(result: Saved<Thing> | ChangeRefusal): Thing {
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.saved
}

const problems = (result: Saved<unknown> | ChangeRefusal) =>
  result.ok || result.reason !== 'invalid-input' ? result : result.problems

describe('an address', () => {
  const addressesOf = async (own: string) => (await findCustomerData(engines().db, own))?.addresses
  const change = (id: string, own: string, changes: object) => changeAddress(engines(), germany, own, { id, changes })

  test('S7.12 is created once and then changed field by field', async () => {
    const own = await customer()
    const first = await change('', own, home)
    const { id } = kept(first)

    expect(first).toMatchObject({ ok: true, isNew: true, saved: home })
    expect(await change(id, own, { city: ' Potsdam ' })).toMatchObject({
      isNew: false,
      saved: { ...home, city: 'Potsdam' },
    })
    expect(await change('', own, { addressExtra: null })).toMatchObject({
      isNew: false,
      saved: { id, addressExtra: '' },
    })
    expect(await addressesOf(own)).toEqual([{ id, isPrimary: true, ...home, city: 'Potsdam', addressExtra: '' }])
  })

  test('S3.15 follows the rules of the form, all at once', async () => {
    const own = await customer()

    expect(
      problems(await change('', own, { ...home, street: null, postalCode: '1234', houseNumber: 'x'.repeat(13) })),
    ).toEqual({
      street: 'missing',
      postalCode: 'invalid',
      houseNumber: 'too-long',
    })
    expect(await addressesOf(own)).toEqual([])
  })

  test('of somebody else cannot be named, whether it exists or not', async () => {
    const [mine, yours] = [await customer(), await customer()]
    const { id } = kept(await change('', yours, home))

    for (const foreign of [id, crypto.randomUUID(), 'x', "' or 1=1 --"])
      expect(await change(foreign, mine, home), foreign).toEqual({ ok: false, reason: 'not-yours' })
    expect(await addressesOf(mine)).toEqual([])
  })

  test('of a customer who was erased is not changed', async () => {
    const own = await customer()
    await engines().db.updateTable('customers').set({ erased_at: new Date() }).where('id', '=', own).execute()

    expect(await change('', own, home)).toEqual({ ok: false, reason: 'not-found' })
  })

  test('is created once, however many ask at the same time', async () => {
    const own = await customer()
    const all = await Promise.all(Array.from({ length: 10 }, () => change('', own, home)))

    expect(all.filter((result) => result.ok && result.isNew)).toHaveLength(1)
    expect(new Set(all.map((result) => kept(result).id)).size).toBe(1)
  })

  const keep = (own: string, changes: object) => keepAddress(engines(), germany, own, { changes })
  const citiesOf = async (own: string) => (await addressesOf(own))?.map(({ city, isPrimary }) => [city, isPrimary])

  test('F-51 is one of several, and exactly one is the usual one, the first of the list', async () => {
    const own = await customer()
    const first = kept(await keep(own, home))
    const second = kept(await keep(own, { ...home, city: 'Potsdam' }))
    expect([first.isPrimary, second.isPrimary]).toEqual([true, false])

    expect(kept(await changeAddress(engines(), germany, own, { id: second.id, changes: {}, isPrimary: true }))).toEqual(
      {
        ...second,
        isPrimary: true,
      },
    )
    const third = await keepAddress(engines(), germany, own, { changes: { ...home, city: 'Jena' }, isPrimary: true })
    expect(kept(third).isPrimary).toBe(true)
    expect(await citiesOf(own)).toEqual([
      ['Jena', true],
      ['Berlin', false],
      ['Potsdam', false],
    ])
  })

  test('F-51 that is forgotten leaves the others, and the oldest of them is the usual one', async () => {
    const own = await customer()
    const [first] = [kept(await keep(own, home)), await keep(own, { ...home, city: 'Potsdam' })]

    expect(await removeAddress(engines(), own, first.id)).toEqual({ ok: true })
    expect(await citiesOf(own)).toEqual([['Potsdam', true]])
    expect(await removeAddress(engines(), own, first.id)).toEqual({ ok: false, reason: 'not-yours' })
  })

  test('F-51 of somebody else is not forgotten', async () => {
    const [mine, yours] = [await customer(), await customer()]
    const { id } = kept(await keep(yours, home))

    for (const foreign of [id, crypto.randomUUID(), 'x'])
      expect(await removeAddress(engines(), mine, foreign), foreign).toEqual({ ok: false, reason: 'not-yours' })
    expect(await addressesOf(yours)).toHaveLength(1)
  })

  test('F-51 is one of five at most, however many come at the same time', async () => {
    const own = await customer()
    const all = await Promise.all(Array.from({ length: 8 }, () => keep(own, home)))

    expect(all.filter((result) => !result.ok)).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, reason: 'too-many-addresses' })),
    )
    expect((await citiesOf(own))?.map(([, isPrimary]) => isPrimary)).toEqual([true, false, false, false, false])
  })
})

describe('a person', () => {
  const change = (own: string, changes: object, id = '') => changePerson(engines(), germany, own, { id, changes })

  test('S7.18 has a name, and a birthday if he wants', async () => {
    const own = await customer()
    const { id } = kept(await change(own, { firstName: 'Ana', lastName: 'Muster' }))

    expect(kept(await change(own, { birthdate: '1990-04-12' }, id))).toEqual({
      id,
      firstName: 'Ana',
      lastName: 'Muster',
      birthdate: '1990-04-12',
    })
    expect(kept(await change(own, { birthdate: null }, id)).birthdate).toBeNull()
  })

  test('S3.15 is 18 or older and has both names', async () => {
    const own = await customer()

    expect(problems(await change(own, { firstName: 'Ana', birthdate: '2008-03-02' }))).toEqual({
      lastName: 'missing',
      birthdate: 'too-young',
    })
    expect(problems(await change(own, { firstName: 'Ana', lastName: 'Muster', birthdate: '2008-02-30' }))).toEqual({
      birthdate: 'invalid',
    })
  })
})

test('S7.17 a phone number exists, is kept as the world can dial it, and is the only one', async () => {
  const own = await customer()
  const change = (phone: string, id = '') => changePhone(engines(), germany, own, { id, phone })
  const first = await change('030 901820')
  const { id } = kept(first)

  expect(first).toMatchObject({ isNew: true, saved: { phone: '+4930901820' } })
  expect(await change('+43 664 1234567', id)).toEqual({ ok: true, isNew: false, saved: { id, phone: '+436641234567' } })
  expect(problems(await change(' '))).toEqual({ phone: 'missing' })
  expect(problems(await change('12'))).toEqual({ phone: 'invalid' })
  expect(await change('030 901820', crypto.randomUUID())).toEqual({ ok: false, reason: 'not-yours' })
})

describe('an account to be paid to', () => {
  test('S5.07 a bank account is created without an id and changed with one', async () => {
    const own = await customer()
    const made = await changeBankAccount(own, { id: '', changes: bank })
    const { id, changedAt } = kept(made)
    clock.moveBy(60_000)

    expect(made).toMatchObject({ isNew: true, saved: { holder: 'Ana Muster', ibanHint: 'DE… 3000', bic: 'COBADEFF' } })
    expect(await changeBankAccount(own, { id, changes: { bic: null } })).toEqual({
      ok: true,
      isNew: false,
      saved: { id, holder: 'Ana Muster', ibanHint: 'DE… 3000', bic: '', changedAt: clock.now() },
    })
    expect(changedAt).not.toEqual(clock.now())
    expect(await findBankAccounts(engines().db, own)).toHaveLength(1)
  })

  test('saved as it was has not been changed', async () => {
    const own = await customer()
    const { id, changedAt } = kept(await changeBankAccount(own, { id: '', changes: bank }))
    clock.moveBy(60_000)

    expect(kept(await changeBankAccount(own, { id, changes: bank })).changedAt).toEqual(changedAt)
  })

  test('S5.07 a PayPal account is created without an id and changed with one', async () => {
    const own = await customer()
    const made = await changePaypalAccount(own, { id: '', changes: { email: 'ana@example.com' } })
    const { id } = kept(made)

    expect(made).toMatchObject({ isNew: true, saved: { emailHint: 'a…@example.com' } })
    expect(await changePaypalAccount(own, { id, changes: { email: 'eve@example.com' } })).toMatchObject({
      isNew: false,
      saved: { id, emailHint: 'e…@example.com' },
    })
  })

  test('S3.15 follows the rules of the form', async () => {
    const own = await customer()
    const wrongBank = { holder: '', iban: 'DE89370400440532013001', bic: 'X' }

    expect(problems(await changeBankAccount(own, { id: '', changes: wrongBank }))).toEqual({
      holder: 'missing',
      iban: 'mistyped',
      bic: 'invalid',
    })
    expect(problems(await changePaypalAccount(own, { id: '', changes: {} }))).toEqual({ email: 'missing' })
    expect(problems(await changePaypalAccount(own, { id: '', changes: { email: 'ana' } }))).toEqual({
      email: 'invalid',
    })
  })

  test('of somebody else cannot be named', async () => {
    const [mine, yours] = [await customer(), await customer()]
    const { id } = kept(await changeBankAccount(yours, { id: '', changes: bank }))

    expect(await changeBankAccount(mine, { id, changes: { holder: 'Eve' } })).toEqual({
      ok: false,
      reason: 'not-yours',
    })
    expect(await changePaypalAccount(yours, { id, changes: { email: 'eve@example.com' } })).toEqual({
      ok: false,
      reason: 'not-yours',
    })
    expect(await findBankAccounts(engines().db, yours)).toMatchObject([{ holder: 'Ana Muster' }])
  })

  test('is one of five at most, however many come at once', async () => {
    const own = await customer()
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? changeBankAccount(own, { id: '', changes: bank })
          : changePaypalAccount(own, { id: '', changes: { email: `ana${index}@example.com` } }),
      ),
    )

    expect(all.filter(({ ok }) => ok)).toHaveLength(5)
    expect(all.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many-accounts' })
  })
})
