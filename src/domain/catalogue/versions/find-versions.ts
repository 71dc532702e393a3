import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { may } from '#domain/staff/permissions.ts'
import {
  countWaiting,
  liveVersion,
  newestVersions,
  takenBackById,
  type TakenBack,
  versionById,
  versionsToCome,
  waitingVersions,
} from './version-reads-store.ts'
import type { Version, VersionKind } from './version.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** One a week for ten years. */
const MAX_VERSIONS = 500

/** The newest first. */
export const findVersions = <Body = null>({ db, now }: Reads, kind: VersionKind): Promise<Version<Body>[]> =>
  newestVersions<Body>(db, kind, { at: now(), most: MAX_VERSIONS })

export const findVersion = <Body = null>(
  { db, now }: Reads,
  kind: VersionKind,
  id: number,
): Promise<Version<Body> | undefined> => versionById<Body>(db, kind, { id, at: now() })

/** The one that counts now. */
export const findLiveVersion = async <Body>({ db, now }: Reads, kind: 'rules'): Promise<Version<Body>> =>
  (await liveVersion<Body>(db, kind, now()))!

/** The one of a questionnaire that counts now; nothing if nobody knows such a questionnaire. */
export const findLiveQuestionnaire = <Body>(
  { db, now }: Reads,
  questionnaire: string,
): Promise<Version<Body> | undefined> => liveVersion<Body>(db, 'questionnaire', now(), questionnaire)

export type Approval = Awaited<ReturnType<typeof waitingVersions>>[number]

/** All that waits for a second person, the oldest first. Nobody has more of it than fits on a page. */
export const findApprovals = ({ db }: Pick<Engines, 'db'>): Promise<Approval[]> => waitingVersions(db)

/** How much of it this colleague could approve, and since when the first of it waits. */
export const countApprovals = (
  { db }: Pick<Engines, 'db'>,
  { id }: Pick<Colleague, 'id'>,
): Promise<{ count: number; oldest: Date | null }> => countWaiting(db, id)

export type VersionToCome = Awaited<ReturnType<typeof versionsToCome>>[number]

/** What two have approved and this colleague could stop: it stands on every page of the office until it counts. */
export async function findVersionsToCome(
  { db, now }: Reads,
  colleague: Pick<Colleague, 'roles'>,
): Promise<VersionToCome[]> {
  if (!may(colleague, 'prices.approve') && !may(colleague, 'prices.takeBack')) return []
  return versionsToCome(db, now())
}

export type { TakenBack }

/** A version that was taken back, by its own id or by that of the version that counts again. */
export const findTakenBack = ({ db }: Pick<Engines, 'db'>, id: number): Promise<TakenBack | undefined> =>
  takenBackById(db, id)
