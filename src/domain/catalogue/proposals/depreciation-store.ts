import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Category } from '#shop/categories.ts'
import type { SetPrice } from './price-board.ts'

export type AgeingPrice = SetPrice & {
  category: Category
  /** The months in which it and its successor came onto the market, counted from the year zero. */
  releasedMonth: number
  successorMonth: number | null
}

/**
 * Every price of a device that is bought, with the age of the device. A successor is a later model of the same series, or
 * of one that differs only in its number: iPhone 15 follows iPhone 14.
 */
export async function ageingPrices(db: Database, day: string): Promise<AgeingPrice[]> {
  const { rows } = await sql<AgeingPrice>`
    with released as (
      select d.id, k.code as category, d.release_year * 12 + coalesce(d.release_month, 6) as month,
        s.manufacturer_id as maker, s.category_id as kind, regexp_replace(s.name, '\d+', '#', 'g') as family
      from devices d join series s on s.id = d.series_id join categories k on k.id = s.category_id
      where d.bought
    ),
    months as (select distinct maker, kind, family, month from released),
    followed as (
      select *, lead(month) over (partition by maker, kind, family order by month) as next_month from months
    ),
    counting as (
      select distinct on (device_id, country, segment) device_id, country, segment, cents, valid_from
      from prices join price_lists on version = price_list
      where valid_from <= ${day}
      order by device_id, country, segment, valid_from desc, version desc
    )
    select device_id as "deviceId", country, segment, cents, valid_from as "validFrom", category,
      r.month as "releasedMonth", next_month as "successorMonth"
    from counting join released r on r.id = device_id join followed using (maker, kind, family, month)
    order by device_id, country, segment`.execute(db)
  return rows
}
