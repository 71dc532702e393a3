import { describe, expect, test } from 'vitest'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeBankAccount, changePaypalAccount } from './change-payee.ts'
import { choosePaymentAccount, removePaymentAccount } from './choose-payment-account.ts'
import { findBankAccounts, findPaymentAccounts } from './payment-accounts.ts'
import { notifyOwner } from './notify-payee-changed.ts'

const engines = useEngines()
const bank = { holder: 'Ana Muster', iban: 'DE89370400440532013000', bic: '' }

let mailbox = 'ana@example.com'
const tell = () => notifyOwner(engines(), shopOf('de'), { email: mailbox })

async function newBank(own: string, changes: Partial<typeof bank> = {}): Promise<string> {
  const made = await changeBankAccount(engines(), own, { id: '', changes: { ...bank, ...changes } }, tell())
  if (!made.ok) throw new Error(made.reason)
  return made.saved.id
}

async function newPaypal(own: string): Promise<string> {
  const made = await changePaypalAccount(engines(), own, { id: '', changes: { email: 'ana@example.com' } }, tell())
  if (!made.ok) throw new Error(made.reason)
  return made.saved.id
}

const chooseBank = (own: string, bankAccountId: string, isPrimary = false) =>
  choosePaymentAccount(engines(), own, { bankAccountId, paypalAccountId: null, isPrimary }, tell())

const accounts = (own: string) => findPaymentAccounts(engines().db, own)

const primaries = async (own: string) =>
  (await accounts(own)).filter(({ isPrimary }) => isPrimary).map(({ bankAccount }) => bankAccount?.id)

test('S7.15 the first way to be paid is the one that is used, and choosing again creates nothing', async () => {
  const own = await customerRow(engines().db)
  const [first, second] = [await newBank(own), await newBank(own)]

  expect(await chooseBank(own, first)).toMatchObject({ ok: true, isNew: true, saved: { isPrimary: true } })
  expect(await chooseBank(own, second)).toMatchObject({ isNew: true, saved: { isPrimary: false } })
  expect(await chooseBank(own, first, false)).toMatchObject({ isNew: false, saved: { isPrimary: true } })
  expect(await chooseBank(own, second, true)).toMatchObject({ isNew: false, saved: { isPrimary: true } })
  expect(await primaries(own)).toEqual([second])
})

test('S7.15 exactly one is used, however many are chosen at the same time', async () => {
  const own = await customerRow(engines().db)
  const banks = [await newBank(own), await newBank(own), await newBank(own)]
  const choices = Array.from({ length: 20 }, (_, index) => chooseBank(own, banks[index % 3]!, index % 4 !== 0))
  const results = await Promise.all(choices)

  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(3)
  expect(await accounts(own)).toHaveLength(3)
  expect(await primaries(own)).toHaveLength(1)
})

test('S3.14 it stands for one bank account or one PayPal account, of the customer himself', async () => {
  const [mine, yours] = [await customerRow(engines().db), await customerRow(engines().db)]
  const [bankId, paypalId, foreign] = [await newBank(mine), await newPaypal(mine), await newBank(yours)]
  const choose = (bankAccountId: string | null, paypalAccountId: string | null) =>
    choosePaymentAccount(engines(), mine, { bankAccountId, paypalAccountId, isPrimary: true }, tell())

  expect(await choose(null, null)).toMatchObject({ reason: 'invalid-input', problems: { bankAccount: 'missing' } })
  expect(await choose(bankId, paypalId)).toMatchObject({ problems: { paypalAccount: 'invalid' } })
  for (const [asBank, asPaypal] of [
    [foreign, null],
    [paypalId, null],
    [null, bankId],
    [null, 'x'],
  ] as const)
    expect(await choose(asBank, asPaypal)).toEqual({ ok: false, reason: 'not-yours' })
  expect(await choose(null, paypalId)).toMatchObject({ saved: { bankAccount: null, paypalAccount: { id: paypalId } } })
})

test('when the one that is used goes, the oldest of the others takes its place, and the account is forgotten', async () => {
  const own = await customerRow(engines().db)
  const banks = [await newBank(own), await newBank(own), await newBank(own)]
  for (const id of banks) await chooseBank(own, id)
  const [first, second, third] = (await accounts(own)).map(({ id }) => id)
  const remove = (id: string) => removePaymentAccount(engines(), own, id, tell())

  expect(await remove(second!)).toEqual({ ok: true })
  expect(await primaries(own)).toEqual([banks[0]])
  expect(await remove(first!)).toEqual({ ok: true })
  expect(await primaries(own)).toEqual([banks[2]])
  expect(await findBankAccounts(engines().db, own)).toHaveLength(1)
  expect(await remove(first!)).toEqual({ ok: false, reason: 'not-yours' })
  expect(await remove(third!)).toEqual({ ok: true })
  expect(await accounts(own)).toEqual([])
})

test('nobody removes the account of somebody else', async () => {
  const [mine, yours] = [await customerRow(engines().db), await customerRow(engines().db)]
  await chooseBank(yours, await newBank(yours))
  const [account] = await accounts(yours)

  expect(await removePaymentAccount(engines(), mine, account!.id, tell())).toEqual({ ok: false, reason: 'not-yours' })
  expect(await accounts(yours)).toHaveLength(1)
})

describe('F-15 the owner is told', () => {
  const other = { iban: 'DE02120300000000202051' }
  const told = async () => {
    const { db } = engines()
    const rows = await db
      .deleteFrom('letters')
      .where('to_address', '=', mailbox)
      .returning(['kind', 'text_body as text'])
      .execute()
    return rows.map(({ kind, text }) => [
      kind,
      /wurde hinterlegt|Für neue Verkäufe/.exec(text)?.[0],
      text.match(/DE… \d+/g),
    ])
  }
  const change = (own: string, id: string, changes: Partial<typeof bank>) =>
    changeBankAccount(engines(), own, { id, changes }, tell())

  test('which account was touched, and which one is used', async () => {
    mailbox = `${crypto.randomUUID()}@example.com`
    const own = await customerRow(engines().db)
    const [first, second] = [await newBank(own), await newBank(own, other)]
    expect(await told()).toEqual([])

    await chooseBank(own, first)
    expect(await told()).toEqual([['payee-changed', 'Für neue Verkäufe', ['DE… 3000']]])
    await chooseBank(own, second)
    expect(await told()).toEqual([['payee-changed', 'wurde hinterlegt', ['DE… 2051', 'DE… 3000']]])
    await change(own, second, { holder: 'Bea Muster' })
    expect(await told()).toEqual([['payee-changed', 'wurde hinterlegt', ['DE… 2051', 'DE… 3000']]])
    await change(own, first, { holder: 'Bea Muster' })
    expect(await told()).toEqual([['payee-changed', 'Für neue Verkäufe', ['DE… 3000']]])
  })

  test('when another one takes the place of the one that was used, and of nothing that has not changed', async () => {
    mailbox = `${crypto.randomUUID()}@example.com`
    const own = await customerRow(engines().db)
    const [first, second] = [await newBank(own), await newBank(own, other)]
    await chooseBank(own, first)
    await chooseBank(own, second)
    await told()

    await chooseBank(own, first, true)
    await change(own, first, { holder: 'Ana Muster' })
    expect(await told()).toEqual([])
    await chooseBank(own, second, true)
    expect(await told()).toEqual([['payee-changed', 'Für neue Verkäufe', ['DE… 2051']]])
    const used = (await accounts(own)).find(({ isPrimary }) => isPrimary)!
    await removePaymentAccount(engines(), own, used.id, tell())
    expect(await told()).toEqual([['payee-changed', 'Für neue Verkäufe', ['DE… 3000']]])
  })
})
