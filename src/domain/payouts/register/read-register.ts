import { setImmediate as nextTurn } from 'node:timers/promises'
import { mapRows, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { BEGINNING, followChain, START, type ChainEnd, type ChainLink, type RegisterEntry } from './register.ts'
import { entriesAfter, entriesLike, hashAt, lastCheck, writeCheck, type StoredEntry } from './register-store.ts'
import { REGISTER_PURPOSE } from './write-register.ts'

type Needs = Pick<Engines, 'db' | 'vault'>

/** Opening an entry takes a tenth of a millisecond: so many at a stretch hold nobody up. */
const PORTION = 100

/** What was added since the nightly check is followed when somebody looks, if it is not more than this. */
const MAX_AT_ONCE = 500

function linkOf(vault: Vault, { number, previousHash, hash, entry }: StoredEntry): ChainLink {
  try {
    const read = JSON.parse(vault.open(entry, REGISTER_PURPOSE)) as RegisterEntry
    return { number, previousHash, hash, entry: read }
  } catch {
    return { number, previousHash, hash, entry: undefined }
  }
}

type Followed = { end: ChainEnd; brokenAt: number | undefined; links: ChainLink[] }

/** Follows the chain a portion at a time, and lets others have their turn in between. */
async function* follow({ db, vault }: Needs, from: ChainEnd): AsyncGenerator<Followed> {
  let end = from
  for (;;) {
    const stored = await entriesAfter(db, end.number, PORTION)
    if (stored.length === 0) return
    const links = stored.map((each) => linkOf(vault, each))
    const followed = followChain(end, links)
    yield { ...followed, links }
    if (followed.brokenAt !== undefined) return
    end = followed.end
    await nextTurn()
  }
}

/** Checks the whole register, entry by entry, and writes down what came out. */
export async function checkRegister(needs: Needs & Pick<Engines, 'now'>): Promise<number | undefined> {
  let [end, brokenAt]: [ChainEnd, number | undefined] = [START, undefined]
  for await (const followed of follow(needs, START)) ({ end, brokenAt } = followed)
  const cutAt = brokenAt ?? (await whereCut(needs, end))
  await writeCheck(needs.db, { ...end, brokenAt: cutAt ?? null }, needs.now())
  return cutAt
}

/** A chain that is shorter than it was has lost its end. */
async function whereCut({ db }: Pick<Needs, 'db'>, end: ChainEnd): Promise<number | undefined> {
  const before = await lastCheck(db)
  return before && before.number > end.number ? end.number + 1 : undefined
}

export type RegisterState = {
  /** The first entry that is not as it was written; nothing, if all that were checked are. */
  brokenAt: number | undefined
  /** Everything up to here was checked. */
  checkedTo: number
  last: number
  /** Whoever has written this down can prove later that nothing was cut off at the end. */
  lastHash: string
}

/** What the last check found, and what was added since. */
export async function findRegisterState(needs: Needs): Promise<RegisterState> {
  const { db } = needs
  const check = await lastCheck(db)
  const { number: last, hash: lastHash } = (await hashAt(db)) ?? { number: 0, hash: BEGINNING }
  const known = { last, lastHash, checkedTo: check?.number ?? 0 }
  if (check && check.brokenAt !== null) return { ...known, brokenAt: check.brokenAt }
  const isAsChecked = !check || check.number === 0 || (await hashAt(db, check.number))?.hash === check.hash
  if (check && !isAsChecked) return { ...known, brokenAt: check.number }

  let followed: Pick<Followed, 'end' | 'brokenAt'> = { end: check ?? START, brokenAt: undefined }
  const enough = followed.end.number + MAX_AT_ONCE
  for await (const each of follow(needs, followed.end)) {
    followed = each
    if (followed.end.number >= enough) break
  }
  return { ...known, checkedTo: followed.end.number, brokenAt: followed.brokenAt }
}

export type NumberedEntry = RegisterEntry & { hash: string }

const entryIn = ({ entry, hash }: ChainLink): NumberedEntry[] => (entry ? [{ ...entry, hash }] : [])

/** A page of the register. What cannot be opened is missing in it, and the state says where. */
export async function readRegister(
  { db, vault }: Needs,
  query: { descending: boolean } & PageRequest,
): Promise<ListPage<NumberedEntry>> {
  const { rows, ...page } = mapRows(await entriesLike(db, query), (stored) => linkOf(vault, stored))
  return { ...page, rows: rows.flatMap(entryIn) }
}

/** All entries up to a number, the oldest first. Where the chain turns out to be broken, it ends with an error. */
export async function* everyEntry(needs: Needs, last: number): AsyncGenerator<NumberedEntry[]> {
  for await (const { links, brokenAt } of follow(needs, START)) {
    if (brokenAt !== undefined) throw new Error(`The register is broken at ${brokenAt}.`)
    yield links.filter(({ number }) => number <= last).flatMap(entryIn)
    if (links.at(-1)!.number >= last) return
  }
}
