import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { findDeviceQuestions } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { PricedRow } from './device-list.ts'
import { findList } from './find-list.ts'
import type { StoredList } from './stored-list.ts'
import { portionsOf } from './files/list-portions.ts'

/** Devices of one kind that look the same. */
export type ListLine = { device: number; answers: Answers; quantity: number; imeis: string[] }

type Gathered = Omit<ListLine, 'answers'> & { grade: SellerGrade; faults: Answers }

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/**
 * What the list that a link opens would sell: the same devices together, in the order in which they come. Nothing if there
 * is no such list, or it is not done yet. Rows without a price, and devices that have none any more, are left out.
 */
export async function linesOfList(engines: Needs, shop: Shop, token: string): Promise<ListLine[] | undefined> {
  const list = await findList(engines, shop, token)
  if (!list?.sums) return undefined
  const gathered = await gatherRows(engines, list)
  const questionsOf = await readQuestions(
    engines,
    shop,
    gathered.map(({ device }) => device),
  )
  return gathered.flatMap(({ grade, faults, ...line }): ListLine[] => {
    const questions = questionsOf(line.device)
    const answers = questions && answersOfGrade(questions, grade, faults)
    return answers ? [{ ...line, answers }] : []
  })
}

/** The questions about any of these devices that is bought today, in a few reads however many there are. */
async function readQuestions(engines: Needs, { country }: Shop, ids: readonly number[]) {
  const [prices, asked] = await Promise.all([
    findBasePrices(engines, await findRules(engines), country, ids, 'business'),
    findDeviceQuestions(engines, country.locale, ids),
  ])
  return (device: number) => (prices.has(device) ? asked.get(device)?.questions : undefined)
}

async function gatherRows({ db }: Pick<Needs, 'db'>, { id, assumedGrade }: StoredList): Promise<Gathered[]> {
  const gathered = new Map<string, Gathered>()
  for await (const rows of portionsOf(db, id)) {
    const priced = rows.flatMap(({ result }): PricedRow[] => (result?.ok ? [result] : []))
    for (const { device, quantity, imei, faults, ...row } of priced) {
      const grade = row.grade ?? assumedGrade
      const key = JSON.stringify([device, grade, faults])
      const line = gathered.get(key) ?? { device, grade, faults, quantity: 0, imeis: [] }
      line.quantity += quantity
      if (imei !== null) line.imeis.push(imei)
      gathered.set(key, line)
    }
  }
  return [...gathered.values()]
}
