import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import { tierFor } from '#domain/offers/pricing/volume-tiers.ts'
import type { Transaction } from '#engines/database/database.ts'
import { cents } from '#shop/money/money.ts'
import type { PricedRow } from './device-list.ts'
import type { StoredRow, ListSums } from './stored-list.ts'
import { portionsOf } from './files/list-portions.ts'
import { pricesOfRow } from './matching/price-of-row.ts'

const pricedIn = (rows: readonly StoredRow[]): PricedRow[] => rows.flatMap(({ result }) => (result?.ok ? [result] : []))

/** What one row comes to for each grade that it may count as; one that names its grade counts as that. */
const worthOf = (rules: RuleSet, row: PricedRow, pieces: number) => {
  const prices = pricesOfRow(rules, row, pieces)
  return (assumed: (typeof sellerGrades)[number]) => row.quantity * prices[row.grade ?? assumed]
}

/** Goes through the list twice: what a piece brings depends on how many there are in all. */
export async function sumList(tx: Transaction, rules: RuleSet, listId: string): Promise<ListSums> {
  let [total, found, graded, remarked, pieces] = [0, 0, 0, 0, 0]
  for await (const rows of portionsOf(tx, listId)) {
    const priced = pricedIn(rows)
    total += rows.length
    found += priced.length
    graded += priced.filter(({ grade }) => grade !== null).length
    remarked += priced.filter(({ remarks }) => remarks.length > 0).length
    pieces += priced.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  const totals = { A: cents(0), B: cents(0), C: cents(0), D: cents(0) }
  for await (const rows of portionsOf(tx, listId)) {
    for (const row of pricedIn(rows)) {
      const worth = worthOf(rules, row, pieces)
      for (const grade of sellerGrades) totals[grade] = cents(totals[grade] + worth(grade))
    }
  }
  return { found, problems: total - found, graded, remarked, pieces, tier: tierFor(rules, pieces), totals }
}
