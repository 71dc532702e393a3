import { expect, test } from 'vitest'
import { addAccount } from '#domain/accounts/registration/add-account.ts'
import { correctRecords } from '#domain/trades/customer-records/customer-records.ts'
import { findCustomerByNumber } from '#domain/trades/customer-records/find-customers.ts'
import { activateCustomer } from '#domain/trades/customer-records/activate-customer.ts'
import { countries } from '#shop/countries/all.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { seller } from '#tests/support/fixtures/seller.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeTradePayee } from './change-trade-payee.ts'

const engines = useEngines({ stocked: true })

const lettersTo = async (email: string, kind: string) =>
  (
    await engines()
      .db.selectFrom('letters')
      .select('id')
      .where('to_address', '=', email)
      .where('kind', '=', kind)
      .execute()
  ).length

test('an agent who enters another mailbox first cannot keep it from the seller that his money goes elsewhere', async () => {
  const finance = { ...(await hireColleague(engines(), 'finance', 'finance')), authenticatedAt: engines().now() }
  const agent = await hireColleague(engines(), 'agent', 'agent')
  const email = `ana.${crypto.randomUUID()}@example.com`
  const login = { firstName: 'Ana', lastName: 'Muster', email, password: 'drei blaue Fahrräder' }
  const account = (await activateCustomer(engines(), await addAccount(engines(), countries.de, login)))!
  const trade = await acceptedTrade(engines(), 'de', { customerId: account.id })
  const { number, cents } = (await sendMoney(engines(), finance)).get(trade.id)!
  await bankTells(engines(), finance, [{ payout: number, cents, code: 'AC01' }])
  const [between, now] = ['b', 'c'].map((name) => `${name}.${crypto.randomUUID()}@example.com`) as [string, string]
  const head = (await findCustomerByNumber(engines(), String(account.number)))!
  for (const mailbox of [between, now]) {
    const form = { ...seller('de'), email: mailbox }
    expect(await correctRecords(engines(), storefronts, agent, head, form)).toEqual({ ok: true })
  }
  const payee = { paymentType: '13', form: { holder: 'Bo Muster', iban: 'AT611904300234573201' } }
  expect(await changeTradePayee(engines(), storefronts, agent, trade.id, payee)).toMatchObject({ ok: true })

  expect(await lettersTo(trade.email, 'mailbox-changed')).toBe(1)
  for (const to of [trade.email, now, email]) expect(await lettersTo(to, 'payee-changed'), to).toBe(1)
  expect(await lettersTo(between, 'payee-changed')).toBe(0)
})
