import type { Database } from '#engines/database/database.ts'

/** More than any shop needs at a time: what was read first goes when there are more. */
const MAX_KEPT = 100

type Read<Name, Thing> = (db: Database, names: readonly Name[]) => Promise<Iterable<readonly [Name, Thing]>>

/**
 * Reads by their names what is never written a second time, and keeps it: what counts today is for the database to say, what a
 * version says need not be asked again. One process may know several databases; a transaction is one with its database.
 */
export function keepUnchanging<Name, Thing>(read: Read<Name, Thing>) {
  const databases = new WeakMap<object, Map<Name, Thing>>()

  return async (db: Database, names: readonly Name[]): Promise<ReadonlyMap<Name, Thing>> => {
    const { adapter } = db.getExecutor()
    const kept = databases.get(adapter) ?? new Map<Name, Thing>()
    databases.set(adapter, kept)
    const missing = [...new Set(names)].filter((name) => !kept.has(name))
    for (const [name, thing] of missing.length > 0 ? await read(db, missing) : []) kept.set(name, thing)
    const found = new Map(names.flatMap((name) => (kept.has(name) ? [[name, kept.get(name)!] as const] : [])))
    for (const name of kept.keys()) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(name)
    }
    return found
  }
}
