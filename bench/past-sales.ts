import { chanceOf } from '#demo/chance.ts'
import { gather, insertAll } from '#demo/insert-rows.ts'
import { nextNumbers } from '#demo/next-numbers.ts'
import { openStock } from '#demo/open-stock.ts'
import { giveSellers } from '#demo/people/give-sellers.ts'
import { drawTrade } from '#demo/trades/draw-trade.ts'
import { inspectionRows } from '#demo/trades/inspection-rows.ts'
import { stories } from '#demo/trades/stories.ts'
import { itemRows, tradeRow, type DemoContext } from '#demo/trades/trade-rows.ts'
import { drawUnsold } from '#demo/trades/unsold-offers.ts'
import { saveOffers } from '#domain/offers/save-offers.ts'
import { tradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { countries } from '#shop/countries/all.ts'

/** Offers, sales and inspections of three months as the demo invents them, without what is written to anybody about them. */
export async function sellForMonths({ db, vault, now }: Engines, count: number): Promise<void> {
  const chance = chanceOf(20_260)
  const at = now()
  const cast = stories.flatMap((story) => Array.from({ length: story.times }, () => story))
  const stocks = new Map<string, Awaited<ReturnType<typeof openStock>>>()
  for (const country of Object.values(countries)) stocks.set(country.code, await openStock({ db }, country, chance))
  const trades: Awaited<ReturnType<typeof drawTrade>>[] = []
  const unsold: Awaited<ReturnType<typeof drawUnsold>> = []
  for (let index = 0; index < count; index += 1) {
    const country = chance.pick(Object.values(countries))
    const stock = stocks.get(country.code)!
    const trade = await drawTrade(chance, at, { country, stock, story: cast[index % cast.length]! })
    trades.push(trade)
    unsold.push(...(await drawUnsold(chance, at, trade, stock)))
  }
  await db.transaction().execute(async (tx) => {
    const staff = await tx.selectFrom('staff').select(['id', 'username']).execute()
    const context: DemoContext = { now: at, vault, staff: new Map(staff.map(({ id, username }) => [username, id])) }
    const numbers = await nextNumbers(tx, 'trade_numbers', trades.length)
    const numbered = trades.map((trade, index) => ({ ...trade, number: tradeNumber(26, numbers[index]!) }))
    const sold = await giveSellers(tx, chance, numbered, [])
    await saveOffers(tx, [...trades.flatMap(({ items }) => items.map(({ offer }) => offer)), ...unsold])
    const rows = sold.trades.map((trade) => ({
      trades: [tradeRow(trade, context)],
      trade_items: itemRows(trade, context),
      inspections: inspectionRows(trade, new Map(), context).inspections ?? [],
    }))
    await insertAll(tx, gather([sold.rows, ...rows]))
  })
}
