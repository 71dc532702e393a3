import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { ContentVersion, Place } from './content-text.ts'

const columns = [
  'country',
  'topic',
  'version',
  'title',
  'description',
  'text',
  'author',
  'created_at as createdAt',
  'status',
  'published_at as publishedAt',
] as const

const at = (db: Database | Transaction, { country, topic }: Place) =>
  db.selectFrom('content_versions').select(columns).where('country', '=', country).where('topic', '=', topic)

/** Versions of one text are written one after the other. */
export async function lockPlace(tx: Transaction, { country, topic }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${country} ${topic}`}))`.execute(tx)
}

/** The newest first. */
export const versionsAt = (db: Database | Transaction, place: Place): Promise<ContentVersion[]> =>
  at(db, place).orderBy('version', 'desc').$castTo<ContentVersion>().execute()

export const publishedAt = (db: Database | Transaction, place: Place): Promise<ContentVersion | undefined> =>
  at(db, place).where('status', '=', 'published').$castTo<ContentVersion>().executeTakeFirst()

export const allPublished = (db: Database): Promise<ContentVersion[]> =>
  db
    .selectFrom('content_versions')
    .select(columns)
    .where('status', '=', 'published')
    .$castTo<ContentVersion>()
    .execute()

export const versionAt = (
  db: Database | Transaction,
  place: Place,
  version: number,
): Promise<ContentVersion | undefined> =>
  at(db, place).where('version', '=', version).$castTo<ContentVersion>().executeTakeFirst()

export async function insertVersion(tx: Transaction, id: string, version: ContentVersion): Promise<void> {
  const { createdAt, publishedAt: shownAt, ...row } = version
  await tx
    .insertInto('content_versions')
    .values({ id, ...row, created_at: createdAt, published_at: shownAt })
    .execute()
}

const versionsOf = (tx: Transaction, { country, topic }: Place) =>
  tx.updateTable('content_versions').where('country', '=', country).where('topic', '=', topic)

/** Shows one version; the one that was shown until now has had its time. */
export async function showVersion(tx: Transaction, place: Place, version: number, now: Date): Promise<void> {
  await retireVersion(tx, place)
  await versionsOf(tx, place).where('version', '=', version).set({ status: 'published', published_at: now }).execute()
}

export async function retireVersion(tx: Transaction, place: Place): Promise<void> {
  await versionsOf(tx, place).where('status', '=', 'published').set({ status: 'retired' }).execute()
}

export type PlaceState = Place & {
  newest: number
  /** Of the newest version. */
  status: ContentVersion['status']
  published: number | null
  changedAt: Date
  author: string
}

/** Where something has been written, what of it is shown, and who wrote last. */
export async function statesOfPlaces(db: Database): Promise<PlaceState[]> {
  const { rows } = await sql<PlaceState>`
    select distinct on (v.country, v.topic) v.country, v.topic, v.version as newest, v.status, v.author,
      greatest(v.created_at, p.published_at) as "changedAt", p.version as published
    from content_versions v
    left join content_versions p on p.country = v.country and p.topic = v.topic and p.status = 'published'
    order by v.country, v.topic, v.version desc`.execute(db)
  return rows
}

/** The topics that a country shows. */
export async function publishedTopics(db: Database): Promise<Place[]> {
  return db
    .selectFrom('content_versions')
    .select(['country', 'topic'])
    .where('status', '=', 'published')
    .$castTo<Place>()
    .execute()
}
