import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { VersionKind, VersionStatus } from '#domain/catalogue/versions/version.ts'
import type { Place } from './past-device-store.ts'
import type { Tally } from './tally.ts'

/** What is asked of which moment, before anything was looked at. */
export type Beginning = {
  version: number
  startedAt: Date
  since: Date
  content: string
  rules: number
  priceList: number
  total: number
  tally: Tally
}

export type BackTestRow = Beginning & {
  startedBy: string
  done: number
  place: Place | null
  touchedAt: Date
  finishedAt: Date | null
}

const columns = sql`b.version, b.started_at as "startedAt", b.since, b.content, b.rules, b.price_list as "priceList",
  b.total, b.tally, b.done, b.place, b.touched_at as "touchedAt", b.finished_at as "finishedAt"`

/** Of two who start one for the same version the second sees the first. */
export async function holdVersion(tx: Transaction, version: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`back-test of ${version}`}))`.execute(tx)
}

/** Takes the place of an earlier one of the same version; started by the same colleague, if nobody is named. */
export async function writeBeginning(tx: Transaction, test: Beginning, startedBy?: string): Promise<void> {
  const { version, startedAt, since, content, rules, priceList, total } = test
  const tally = JSON.stringify(test.tally)
  await sql`
    insert into back_tests
      (version, started_by, started_at, since, content, rules, price_list, total, tally, touched_at)
    values (${version}, ${startedBy ?? sql`(select started_by from back_tests where version = ${version})`},
      ${startedAt}, ${since}, ${content}, ${rules}, ${priceList}, ${total}, ${tally}, ${startedAt})
    on conflict (version) do update set started_by = excluded.started_by, started_at = excluded.started_at,
      since = excluded.since, content = excluded.content, rules = excluded.rules, price_list = excluded.price_list,
      total = excluded.total, tally = excluded.tally, touched_at = excluded.touched_at,
      done = 0, place = null, finished_at = null`.execute(tx)
}

/** Held until the transaction ends. What another process holds, or nobody has to do, is passed over. */
export async function lockUnfinished(
  tx: Transaction,
  version: number,
): Promise<Omit<BackTestRow, 'startedBy'> | undefined> {
  const { rows } = await sql<BackTestRow>`
    select ${columns} from back_tests b where version = ${version} and finished_at is null
    for update skip locked`.execute(tx)
  return rows[0]
}

export async function advanceBackTest(
  tx: Transaction,
  version: number,
  { done, place, tally, at }: { done: number; place: Place; tally: Tally; at: Date },
): Promise<void> {
  await sql`update back_tests set done = ${done}, place = ${JSON.stringify(place)}, tally = ${JSON.stringify(tally)},
    touched_at = ${at} where version = ${version}`.execute(tx)
}

export async function finishBackTest(tx: Transaction, version: number, at: Date): Promise<void> {
  await sql`update back_tests set done = total, touched_at = ${at}, finished_at = ${at}
    where version = ${version}`.execute(tx)
}

/** Those that nobody has touched since a moment, but not the ones that nobody waits for any more. */
export async function leftBehind(db: Database, { from, to }: { from: Date; to: Date }): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`
    select version from back_tests
    where finished_at is null and touched_at <= ${to} and started_at > ${from} order by started_at`.execute(db)
  return rows.map(({ version }) => version)
}

export type FoundBackTest = BackTestRow & { kind: VersionKind; status: VersionStatus }

export async function backTestOf(db: Database, version: number): Promise<FoundBackTest | undefined> {
  const { rows } = await sql<FoundBackTest>`
    select ${columns}, s.username as "startedBy", v.kind, v.status
    from back_tests b join versions v on v.id = b.version join staff s on s.id = b.started_by
    where b.version = ${version}`.execute(db)
  return rows[0]
}

export async function finishedTests(db: Database, versions: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await sql<{ version: number; finishedAt: Date }>`
    select version, finished_at as "finishedAt" from back_tests
    where version = any(${versions}) and finished_at is not null`.execute(db)
  return new Map(rows.map(({ version, finishedAt }) => [version, finishedAt]))
}
