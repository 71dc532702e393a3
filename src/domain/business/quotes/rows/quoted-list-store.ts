import { sql, type RawBuilder } from 'kysely'
import type { RowProblem } from '#domain/business/lists/device-list.ts'
import { allOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import type { Database } from '#engines/database/database.ts'
import type { Cents } from '#shop/money/money.ts'

/** What colleagues see of a quote, line by line: what has a price, and behind it what came along without one. */
export type QuotedRow = {
  isLine: boolean
  position: number
  deviceId: number | null
  /** The device; for a row without a price, what the company calls it. */
  name: string
  condition: string | null
  quantity: number
  imeis: number
  base: Cents
  lines: PriceLine[]
  calculated: Cents | null
  cents: Cents | null
  /** Under which number the company finds it, what stands there, and why there is no price. */
  line: number | null
  said: string
  problem: RowProblem | null
  answer: string
}

export const quotedShows = ['lines', 'rows'] as const

export type QuotedFilter = { show?: string | undefined }

/** Lines first, in their order, and rows behind the last line that a list may have. */
const quoted = (quoteId: string): RawBuilder<unknown> => sql`(
  select position as place, true as "isLine", position, device_id as "deviceId", device_name as name, condition, quantity,
    jsonb_array_length(imeis) as imeis, base_cents as base, lines, calculated_cents as calculated, cents,
    null::int as line, '' as said, null::text as problem, '' as answer
  from business_quote_lines where quote_id = ${quoteId}
  union all
  select 1000000 + position, false, position, device_id, name, grade, quantity,
    (imei is not null)::int, 0, '[]'::jsonb, null, null, line, said, problem, answer
  from business_quote_rows where quote_id = ${quoteId} and line_position is null) q`

const keys = {
  place: { by: sql`q.place`, kind: 'number' },
  name: { by: sql`lower(q.name)`, kind: 'text' },
  pieces: { by: sql`q.quantity`, kind: 'number' },
  sum: { by: sql`coalesce(q.cents::bigint * q.quantity, -1)`, kind: 'number' },
} as const

export const quotedSorts = Object.keys(keys) as (keyof typeof keys)[]

export type QuotedOrder = { sort: keyof typeof keys; descending: boolean } & PageRequest

export const listQuoted = (
  db: Database,
  quoteId: string,
  { show }: QuotedFilter,
  order: QuotedOrder,
): Promise<ListPage<QuotedRow>> =>
  readPage(
    db,
    {
      columns: sql`q."isLine", q.position, q."deviceId", q.name, q.condition, q.quantity, q.imeis, q.base, q.lines,
        q.calculated, q.cents, q.line, q.said, q.problem, q.answer`,
      from: quoted(quoteId),
      where: allOf([show !== undefined && (show === 'lines' ? sql`q."isLine"` : sql`not q."isLine"`)]),
      key: keys[order.sort],
      tie: keys.place,
      descending: order.descending,
    },
    order,
  )
