import { findDevice } from '#domain/catalogue/find-device.ts'
import { answersOfGrade } from '#domain/offers/answers-of-grade.ts'
import type { SellerGrade } from '#domain/offers/grades.ts'
import type { Answers } from '#domain/offers/walk-questions.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { PricedRow } from './device-list.ts'
import { findList } from './find-list.ts'
import type { KeptList } from './kept-list.ts'
import { portionsOf } from './list-portions.ts'

/** Devices of one kind that look the same. */
export type ListLine = { device: number; answers: Answers; quantity: number; imeis: string[] }

type Gathered = Omit<ListLine, 'answers'> & { grade: SellerGrade }

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/**
 * What the list that a link opens would sell: the same devices together, in the order in which they come. Nothing if there
 * is no such list, or it is not done yet. Rows without a price, and devices that are not sold any more, are left out.
 */
export async function linesOfList(engines: Needs, shop: Shop, token: string): Promise<ListLine[] | undefined> {
  const list = await findList(engines, shop, token)
  if (!list?.sums) return undefined
  const gathered = await gatherRows(engines, list)
  const lines = await Promise.all(
    gathered.map(async ({ grade, ...line }): Promise<ListLine[]> => {
      const found = await findDevice(engines, shop.country.locale, line.device)
      const answers = found && answersOfGrade(found.device.questions, grade)
      return answers ? [{ ...line, answers }] : []
    }),
  )
  return lines.flat()
}

async function gatherRows({ db }: Pick<Needs, 'db'>, { id, assumedGrade }: KeptList): Promise<Gathered[]> {
  const gathered = new Map<string, Gathered>()
  for await (const rows of portionsOf(db, id)) {
    const priced = rows.flatMap(({ result }): PricedRow[] => (result?.ok ? [result] : []))
    for (const { device, quantity, imei, ...row } of priced) {
      const grade = row.grade ?? assumedGrade
      const line = gathered.get(`${device} ${grade}`) ?? { device, grade, quantity: 0, imeis: [] }
      line.quantity += quantity
      if (imei !== null) line.imeis.push(imei)
      gathered.set(`${device} ${grade}`, line)
    }
  }
  return [...gathered.values()]
}
