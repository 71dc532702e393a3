import type { Transaction } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import type { Chance } from '#demo/chance.ts'
import { drawPerson, type DemoPerson } from './demo-people.ts'
import type { DemoTrade } from '#demo/trades/draw-trade.ts'
import { gather, type Rows } from '#demo/insert-rows.ts'
import { nextNumbers } from '#demo/next-numbers.ts'
import { customerRows, type NumberedTrade } from '#demo/trades/trade-rows.ts'

type Known = { customerId: string; person: DemoPerson; isBusiness: boolean }
type Unsold = DemoTrade & { number: number }

/** Somebody for every trade. Some sell again, some have an account, and a few trades are those of the demo's own customers. */
export async function giveSellers(
  tx: Transaction,
  chance: Chance,
  trades: readonly Unsold[],
): Promise<{ rows: Rows; trades: NumberedTrade[] }> {
  const numbers = await nextNumbers(tx, 'customer_numbers', trades.length)
  const known = await demoCustomers(tx, chance)
  const rows: Rows[] = []
  const sold = trades.map((trade, index): NumberedTrade => {
    const { code, locale } = trade.shop.country
    const isBusiness = trade.segment === 'business'
    const regulars = known.filter(({ person, isBusiness: own }) => person.country === code && own === isBusiness)
    if (regulars.length > 0 && chance.percent(14)) return { ...trade, ...chance.pick(regulars) }

    const person = drawPerson(chance, code, index + 1, isBusiness)
    const customerId = newId(trade.createdAt)
    known.push({ customerId, person, isBusiness })
    const { visitor, createdAt } = trade
    const hasAccount = chance.percent(20)
    const customer = { id: customerId, number: numbers[index]!, visitor, locale, createdAt, hasAccount }
    rows.push(customerRows(person, customer))
    return { ...trade, customerId, person }
  })
  return { rows: gather(rows), trades: sold }
}

/** Those whose password is printed at the start: whoever logs in finds something. */
async function demoCustomers(tx: Transaction, chance: Chance): Promise<Known[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['customer_id as customerId', 'country', 'email'])
    .where('customer_id', 'is not', null)
    .execute()
  return rows.map(({ customerId, country, email }) => {
    const person = drawPerson(chance, country as DemoPerson['country'], 0, false)
    const seller = { ...person.seller, lastName: 'Umlauf', email }
    return { customerId: customerId!, person: { ...person, seller }, isBusiness: false }
  })
}
