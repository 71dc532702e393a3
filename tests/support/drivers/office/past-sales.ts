import { addStaffTogether } from '#domain/staff/add-staff.ts'
import type { Engines } from '#engines/engines.ts'
import { demoColleagues } from '#demo/people/demo-colleagues.ts'
import { seedDemoTrades } from '#demo/seed-demo-trades.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

/** Three months of offers, sales and inspections. Each sale comes with some offers that nobody took. */
export async function sellForMonths(engines: Engines, trades: number): Promise<void> {
  await addStaffTogether(engines, demoColleagues, 'a password for all of them')
  await engines.db.transaction().execute((tx) => seedDemoTrades(tx, engines, storefronts, trades))
}
