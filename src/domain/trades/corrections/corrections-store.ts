import { sql, type RawBuilder } from 'kysely'
import type { TakenBack } from '#domain/catalogue/versions/find-versions.ts'
import { allOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { AffectedOffer, OfferDecision } from './affected-offer.ts'

export type AffectedQuery = {
  /** What was decided, or that nothing was. */
  decision?: OfferDecision | 'open' | undefined
  sold?: 'yes' | 'no' | undefined
  sort: 'created' | 'promised'
  descending: boolean
} & PageRequest

/** By which column an offer knows the version that it was made with. */
const madeWith = ({ kind, id, number }: TakenBack): RawBuilder<unknown> =>
  ({
    prices: sql`o.price_list = ${number}`,
    rules: sql`o.rules = ${id}`,
    questionnaire: sql`o.questionnaire_version = ${id}`,
  })[kind]

/** What was agreed by hand has nothing to do with a list; what nobody can sell by any more promises nothing. */
const affected = (version: TakenBack, now: Date): RawBuilder<unknown> => sql`
  ${madeWith(version)}
  and not o.lines @> '[{"kind": "agreed"}]'
  and (o.status = 'ordered' or (o.status in ('calculated', 'in-cart') and o.valid_until > ${now})
    or exists (select from offer_decisions d where d.offer_id = o.id))`

function conditionOf(version: TakenBack, { decision, sold }: Partial<AffectedQuery>, now: Date): RawBuilder<unknown> {
  const decided = (which: RawBuilder<unknown>) =>
    sql`exists (select from offer_decisions d where d.offer_id = o.id and ${which})`
  return allOf([
    affected(version, now),
    decision === 'open' && sql`not ${decided(sql`true`)}`,
    decision !== undefined && decision !== 'open' && decided(sql`d.decision = ${decision}`),
    sold === 'yes' && sql`o.status = 'ordered'`,
    sold === 'no' && sql`o.status <> 'ordered'`,
  ])
}

const columns = sql`o.id, o.created_at as "createdAt", o.country, o.device_id as "deviceId", o.device_name as "deviceName",
  o.cents as promised, o.status = 'ordered' as "isSold", coalesce(s.states, '[]') as states,
  case when t.id is null then null else jsonb_build_object('id', t.id, 'number', t.number) end as trade,
  d.decision, c.username as "decidedBy", d.decided_at as "decidedAt", d.right_cents as "decidedCents"`

/** Whoever accepted the right price has items of another offer by now; the decision still knows the trade. */
const joined = sql`
  left join offer_decisions d on d.offer_id = o.id
  left join staff c on c.id = d.decided_by
  left join lateral (
    select jsonb_agg(i.status order by i.position) as states, min(i.trade_id::text)::uuid as trade_id
    from trade_items i where i.offer_id = o.id) s on true
  left join trades t on t.id = coalesce(s.trade_id, d.trade_id)`

export const affectedPage = (
  db: Database,
  version: TakenBack,
  query: AffectedQuery,
  now: Date,
): Promise<ListPage<AffectedOffer>> =>
  readPage(
    db,
    {
      columns,
      from: sql`offers o`,
      joined: { as: 'o', tables: joined },
      where: conditionOf(version, query, now),
      key: query.sort === 'promised' ? { by: sql`o.cents`, kind: 'number' } : { by: sql`o.created_at`, kind: 'time' },
      tie: { by: sql`o.id`, kind: 'uuid' },
      descending: query.descending,
    },
    query,
  )

/** Those about which nobody has decided yet, the oldest first. */
export async function openOffers(
  db: Database,
  version: TakenBack,
  { now, most, after }: { now: Date; most: number; after: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from offers o
    where ${conditionOf(version, { decision: 'open' }, now)} and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Held until the transaction ends, so that nobody sells by it or decides upon it meanwhile. */
export async function lockAffected(
  tx: Transaction,
  version: TakenBack,
  offerId: string,
  now: Date,
): Promise<AffectedOffer | undefined> {
  await sql`select id from offers where id = ${offerId} for update`.execute(tx)
  await sql`
    select id from trades where id in (select trade_id from trade_items where offer_id = ${offerId})
    order by id for update`.execute(tx)
  const { rows } = await sql<AffectedOffer>`
    select ${columns} from offers o ${joined} where o.id = ${offerId} and ${affected(version, now)}`.execute(tx)
  return rows[0]
}

export type DecisionRecord = {
  offerId: string
  version: number
  tradeId: string | null
  decision: OfferDecision
  promised: number
  right: number | null
  by: string
  at: Date
}

export async function writeDecision(tx: Transaction, decision: DecisionRecord): Promise<void> {
  await tx
    .insertInto('offer_decisions')
    .values({
      offer_id: decision.offerId,
      version: decision.version,
      trade_id: decision.tradeId,
      decision: decision.decision,
      promised_cents: decision.promised,
      right_cents: decision.right,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .execute()
}

/** Which items were sold by an offer. */
export async function itemsSoldBy(
  tx: Transaction,
  offerId: string,
): Promise<{ id: string; tradeId: string; status: string }[]> {
  return tx
    .selectFrom('trade_items')
    .select(['id', 'trade_id as tradeId', 'status'])
    .where('offer_id', '=', offerId)
    .orderBy('position')
    .execute()
}

export async function writeCorrection(tx: Transaction, itemIds: readonly string[], correction: string): Promise<void> {
  await tx.updateTable('trade_items').set({ correction }).where('id', 'in', itemIds).execute()
}

/** From now on the item is sold by the offer that corrected its own; the trade promises what its items do. */
export async function takeCorrection(tx: Transaction, tradeId: string, itemIds: readonly string[]): Promise<void> {
  await sql`
    update trade_items i set offer_id = o.id, cents = o.cents, correction = null
    from offers o where o.id = i.correction and i.id = any(${itemIds}::uuid[])`.execute(tx)
  await sql`
    update trades t set cents = (select sum(i.cents)::int from trade_items i where i.trade_id = t.id)
    where t.id = ${tradeId}`.execute(tx)
}
