import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import type { ListReading } from '#domain/business/lists/device-list.ts'
import { MATCH_LIST, type MatchJob } from '#domain/business/lists/match-list.ts'
import { listToken } from '#domain/business/lists/list-link.ts'
import { insertList } from '#domain/business/lists/list-store.ts'
import { readListFile } from './read-list-file.ts'

/** A purchasing department tries a few times; more than that is a flood. */
const perAddress = { name: 'device-lists', points: 30, seconds: 60 * 60 }

/** A file that has used up all that is done for one counts as so many more. */
const COSTS_OF_TOO_MUCH = 9

const MAX_NAME_LENGTH = 80

export type NewListFile = {
  bytes: Uint8Array
  /** What the file was called; nothing if the list was typed in. */
  name: string | null
  /** Where the visitor's request came from. */
  address: string
}

export type ListRefusal = Extract<ListReading, { ok: false }>['reason']

export type UploadListResult =
  | { ok: true; token: string }
  | { ok: false; reason: ListRefusal }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

type Needs = Pick<Engines, 'db' | 'cache' | 'jobs' | 'spreadsheets' | 'vault' | 'now'>

/** Keeps a list of devices. What each of them is worth is found out later, row by row; whoever has the token can watch. */
export async function uploadList(
  { db, cache, jobs, spreadsheets, vault, now }: Needs,
  { country }: Shop,
  { bytes, name, address }: NewListFile,
): Promise<UploadListResult> {
  const { allowed, retryAfterSeconds } = await cache.spend(perAddress, address)
  if (!allowed) return { ok: false, reason: 'too-many', retryAfterSeconds }
  const reading = await readListFile({ spreadsheets }, bytes)
  if (!reading.ok && reading.reason === 'too-much-work') await cache.spend(perAddress, address, COSTS_OF_TOO_MUCH)
  if (!reading.ok) return reading

  const createdAt = now()
  const id = newId(createdAt)
  const list = { ...reading, id, country: country.code, name: cleanName(name), createdAt }
  await db.transaction().execute(async (tx) => {
    await insertList(tx, list)
    await jobs.enqueue(MATCH_LIST, { listId: id } satisfies MatchJob, { within: tx, singletonKey: id })
  })
  return { ok: true, token: listToken(vault, id) }
}

/** For people: one line, without a path and without anything invisible. */
function cleanName(name: string | null): string | null {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1)!
  return oneLine(last).slice(0, MAX_NAME_LENGTH) || null
}
