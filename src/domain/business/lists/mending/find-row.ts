import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { findDevices } from '#domain/search/find-devices.ts'
import type { SearchEngines } from '#domain/search/ask-search.ts'
import type { MatchedRow, Suggestion } from '#domain/business/lists/device-list.ts'
import { openAskedDevices } from '#domain/business/lists/matching/faults/price-faults.ts'
import { rowAt } from '#domain/business/lists/row-store.ts'
import type { StoredList, StoredRow } from '#domain/business/lists/stored-list.ts'
import { rowQuestions, type RowQuestion } from './row-questions.ts'
import { rowsAlike } from './rows-alike.ts'

/** A row that somebody wants to mend, with everything that can be said about its device. */
export type OpenRow = {
  row: StoredRow & { result: MatchedRow }
  device: Suggestion | null
  questions: RowQuestion[]
  /** How many other rows without a device call it the same. */
  alike: number
}

export async function findRow(
  engines: Pick<Engines, 'db' | 'now'>,
  { country }: Shop,
  list: Pick<StoredList, 'id' | 'sums' | 'columns'>,
  position: number,
): Promise<OpenRow | undefined> {
  const row = list.sums ? await rowAt(engines.db, list.id, position) : undefined
  if (!row?.result) return undefined
  const { result } = row
  const asked = result.device === undefined ? undefined : await openAskedDevices(engines, country)(result.device)
  return {
    row: { ...row, result },
    device: asked ? { device: result.device!, name: asked.name } : null,
    questions: asked ? rowQuestions(asked.questions, result.faults) : [],
    alike: result.device === undefined ? (await rowsAlike(engines.db, list, row)).length : 0,
  }
}

const MAX_TEXT_LENGTH = 100

const MAX_FOUND = 12

/** Devices by what somebody types. */
export async function lookForDevice(engines: SearchEngines, { country }: Shop, text: string): Promise<Suggestion[]> {
  const asked = text.trim().slice(0, MAX_TEXT_LENGTH)
  if (asked === '') return []
  const answer = await findDevices(engines, country.locale, { kind: 'by-text', text: asked }, MAX_FOUND)
  return answer.ok
    ? answer.found.map(({ id, manufacturer, name }) => ({ device: id, name: `${manufacturer} ${name}` }))
    : []
}
