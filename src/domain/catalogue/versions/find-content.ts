import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { contentOf, type VersionContent } from './version-content-store.ts'
import type { VersionKind } from './version.ts'

export type { VersionContent } from './version-content-store.ts'

/** What a version says, with a fingerprint of it; nothing if there is no such version. */
export const findContent = (db: Database, id: number): Promise<VersionContent | undefined> => contentOf(db, id)

/** Which kind of version this is, and whether nobody has decided on it yet. */
export async function findVersionKind(
  { db }: Pick<Engines, 'db'>,
  id: number,
): Promise<{ kind: VersionKind; isOpen: boolean } | undefined> {
  const content = await contentOf(db, id)
  return content && { kind: content.kind, isOpen: content.status === 'draft' || content.status === 'proposed' }
}
