import { expect, test } from 'vitest'
import { customerRow } from '#tests/customer-rows.ts'
import { useEngines } from '#tests/test-engines.ts'
import { changeBankAccount, changePaypalAccount } from './change-payee.ts'
import { choosePaymentAccount, removePaymentAccount } from './choose-payment-account.ts'
import { findBankAccounts, findPaymentAccounts } from './payment-accounts.ts'

const engines = useEngines()
const bank = { holder: 'Ana Muster', iban: 'DE89370400440532013000', bic: '' }

async function newBank(own: string): Promise<string> {
  const made = await changeBankAccount(engines(), own, { id: '', changes: bank })
  if (!made.ok) throw new Error(made.reason)
  return made.saved.id
}

async function newPaypal(own: string): Promise<string> {
  const made = await changePaypalAccount(engines(), own, { id: '', changes: { email: 'ana@example.com' } })
  if (!made.ok) throw new Error(made.reason)
  return made.saved.id
}

const chooseBank = (own: string, bankAccountId: string, isPrimary = false) =>
  choosePaymentAccount(engines(), own, { bankAccountId, paypalAccountId: null, isPrimary })

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
  const wishes = Array.from({ length: 20 }, (_, index) => chooseBank(own, banks[index % 3]!, index % 4 !== 0))
  const results = await Promise.all(wishes)

  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(3)
  expect(await accounts(own)).toHaveLength(3)
  expect(await primaries(own)).toHaveLength(1)
})

test('S3.14 it stands for one bank account or one PayPal account, of the customer himself', async () => {
  const [mine, yours] = [await customerRow(engines().db), await customerRow(engines().db)]
  const [bankId, paypalId, foreign] = [await newBank(mine), await newPaypal(mine), await newBank(yours)]
  const choose = (bankAccountId: string | null, paypalAccountId: string | null) =>
    choosePaymentAccount(engines(), mine, { bankAccountId, paypalAccountId, isPrimary: true })

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
  const remove = (id: string) => removePaymentAccount(engines(), own, id)

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

  expect(await removePaymentAccount(engines(), mine, account!.id)).toEqual({ ok: false, reason: 'not-yours' })
  expect(await accounts(yours)).toHaveLength(1)
})
