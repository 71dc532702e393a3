import { sellerGrades } from '#domain/offers/questions/grades.ts'
import { tierFor } from '#domain/offers/pricing/volume-tiers.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Transaction } from '#engines/database/database.ts'
import { cents } from '#shop/money/money.ts'
import type { PricedRow } from './device-list.ts'
import type { StoredRow, ListSums } from './stored-list.ts'
import { portionsOf } from './files/list-portions.ts'
import { pricesByGrade } from './matching/price-of-row.ts'

const pricedIn = (rows: readonly StoredRow[]): PricedRow[] => rows.flatMap(({ result }) => (result?.ok ? [result] : []))

/** What one row comes to for each grade that it may count as; one that names its grade counts as that. */
const worthOf = (rules: RuleSet, { base, grade, quantity }: PricedRow, pieces: number) => {
  const prices = pricesByGrade(rules, base, pieces)
  return (assumed: (typeof sellerGrades)[number]) => quantity * prices[grade ?? assumed]
}

/** Goes through the list twice: what a piece brings depends on how many there are in all. */
export async function sumList(tx: Transaction, rules: RuleSet, listId: string, total: number): Promise<ListSums> {
  let [found, graded, pieces] = [0, 0, 0]
  for await (const rows of portionsOf(tx, listId)) {
    const priced = pricedIn(rows)
    found += priced.length
    graded += priced.filter(({ grade }) => grade !== null).length
    pieces += priced.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  const totals = { A: cents(0), B: cents(0), C: cents(0), D: cents(0) }
  for await (const rows of portionsOf(tx, listId)) {
    for (const row of pricedIn(rows)) {
      const worth = worthOf(rules, row, pieces)
      for (const grade of sellerGrades) totals[grade] = cents(totals[grade] + worth(grade))
    }
  }
  return { found, problems: total - found, graded, pieces, tier: tierFor(rules, pieces), totals }
}
