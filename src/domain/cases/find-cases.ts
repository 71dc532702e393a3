import type { Engines } from '#engines/engines.ts'
import { parseItemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { isOpen, type Case, type CaseEntry, type CaseKind } from './case.ts'
import { parseCaseNumber } from './case-number.ts'
import { casesOf, countsOfCases, listedCases, mergedInto, type CaseFilter, type CaseOrder } from './case-list-store.ts'
import { caseByNumber, entriesOf, photosOfCase, type CasePhoto } from './case-store.ts'

export type { CaseCounts, CaseFilter, ListedCase } from './case-list-store.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** Everything about a case, for its page. */
export type CaseDetails = {
  found: Case
  entries: (CaseEntry & { number: number })[]
  photos: CasePhoto[]
  /** Numbers of the cases that were merged into it. */
  merged: number[]
}

export async function findCase({ db }: Pick<Engines, 'db'>, number: number): Promise<CaseDetails | undefined> {
  const found = await caseByNumber(db, number)
  if (!found) return undefined
  const [entries, photos, merged] = await Promise.all([
    entriesOf(db, found.id),
    photosOfCase(db, found.id),
    mergedInto(db, found.id),
  ])
  return { found, entries, photos, merged }
}

/** What a list of cases is asked for; the text can be the number of a case, a trade or a device, a code, or words. */
export type CaseQuery = Omit<CaseFilter, 'number' | 'tradeNumber' | 'text' | 'now'> & { text?: string | undefined }

function filterOf({ text = '', ...query }: CaseQuery, now: Date): CaseFilter {
  const tradeNumber = parseItemReference(text)?.number ?? parseTradeNumber(text)
  return { ...query, now, text: text === '' ? undefined : text, number: parseCaseNumber(text), tradeNumber }
}

export const findCases = ({ db, now }: Reads, query: CaseQuery, order: CaseOrder) =>
  listedCases(db, filterOf(query, now()), order)

/** What waits, by kind, and how much of it is overdue. */
export const countCases = ({ db, now }: Reads) => countsOfCases(db, now())

/** As long as one of these is open nobody knows what the device is, or whose. */
const blocking: ReadonlySet<CaseKind> = new Set<CaseKind>(['other-model', 'one-too-many', 'swapped-identity'])

/** The number of an open case that keeps a device from being accepted as described. */
export async function findBlockingCase({ db }: Pick<Engines, 'db'>, tradeId: string, itemId: string) {
  const cases = await casesOf(db, tradeId)
  return cases.find((found) => isOpen(found) && found.itemId === itemId && blocking.has(found.kind))?.number
}

/** Cases about a trade, the newest first. */
export const findCasesOfTrade = ({ db }: Pick<Engines, 'db'>, tradeId: string): Promise<Case[]> => casesOf(db, tradeId)
