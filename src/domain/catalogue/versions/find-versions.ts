import type { Engines } from '#engines/engines.ts'
import { liveVersion, newestVersions, versionById } from './version-store.ts'
import { phaseOf, type Version, type VersionKind, type VersionPhase } from './version.ts'

type Reads = Pick<Engines, 'db' | 'now'>

export type ListedVersion<Body> = Version<Body> & { phase: VersionPhase }

/** One a week for ten years. */
const MAX_VERSIONS = 500

/** The newest first. */
export async function findVersions<Body>({ db, now }: Reads, kind: VersionKind): Promise<ListedVersion<Body>[]> {
  const at = now()
  const [live, found] = await Promise.all([
    liveVersion<Body>(db, kind, at),
    newestVersions<Body>(db, kind, MAX_VERSIONS),
  ])
  return found.map((version) => ({ ...version, phase: phaseOf(version, { liveId: live.id, now: at }) }))
}

/** A version, and the one that counts now, which it is compared with; what was decided is compared with what was there before. */
export async function findVersion<Body>({ db, now }: Reads, kind: VersionKind, id: number) {
  const version = await versionById<Body>(db, kind, id)
  if (!version) return undefined
  const at = now()
  const live = await liveVersion<Body>(db, kind, at)
  const phase = phaseOf(version, { liveId: live.id, now: at })
  return { version: { ...version, phase }, live }
}
