import type { Transaction } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import type { Chance } from '#demo/chance.ts'
import { drawPerson, type DemoPerson } from './demo-people.ts'
import type { OwnCustomer } from './own-customers.ts'
import type { DemoTrade } from '#demo/trades/draw-trade.ts'
import { gather, type Rows } from '#demo/insert-rows.ts'
import { nextNumbers } from '#demo/next-numbers.ts'
import { customerRows, type NumberedTrade } from '#demo/trades/trade-rows.ts'

type Known = { customerId: string; person: DemoPerson; isBusiness: boolean }
type Unsold = DemoTrade & { number: number }

/** Somebody for every trade. Some sell again, some have an account, and some trades are those of the demo's own customers. */
export async function giveSellers(
  tx: Transaction,
  chance: Chance,
  trades: readonly Unsold[],
  owners: readonly OwnCustomer[],
): Promise<{ rows: Rows; trades: NumberedTrade[] }> {
  const numbers = await nextNumbers(tx, 'customer_numbers', trades.length)
  const known: Known[] = []
  const soldBy = new Map<OwnCustomer, number>()
  const rows: Rows[] = []
  const sold = trades.map((trade, index): NumberedTrade => {
    const { code, locale } = trade.shop.country
    const owner = trade.isOwn && owners.find(({ country }) => country === code)
    if (owner) {
      const before = soldBy.get(owner) ?? 0
      soldBy.set(owner, before + 1)
      // Most of it goes from home to his bank account; every third time otherwise.
      return { ...trade, customerId: owner.customerId, person: owner.people[before % 3 === 2 ? 1 : 0] }
    }
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
