import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Category as CategoryCode } from '#shop/devices/categories.ts'
import type { Locale } from '#shop/messages/locale.ts'

export type GatheredModel = {
  model: string
  categoryCode: CategoryCode
  manufacturer: string
  series: string
  url: string
  image: string | null
  releaseYear: number
  releaseMonth: number | null
  deviceIds: number[]
  total: number
}

type Order = 'newest' | 'popular'

/** Also what is hidden, if somebody has to know all the same. */
type Paging = { order?: Order; limit: number; offset?: number; hidden?: boolean }

/**
 * Models with their variants gathered; `total` is how many there are on all pages. Only those of the page get their names and
 * pictures: a category may have thousands.
 */
export async function modelRows(
  db: Database,
  locale: Locale,
  condition: RawBuilder<SqlBool>,
  { order = 'newest', limit, offset = 0, hidden = false }: Paging,
): Promise<GatheredModel[]> {
  const inOrder = sql`${order === 'popular' ? sql`popularity desc, ` : sql``}
    "releaseYear" desc, "releaseMonth" desc nulls last, first_id`
  const { rows } = await sql<GatheredModel>`
    select model, k.code as "categoryCode", m.name as manufacturer, st.name as series, "releaseYear", "releaseMonth",
      "deviceIds", total,
      (select t.url from devices d join device_texts t on t.device_id = d.id and t.locale = ${locale}
       where d.id = any("deviceIds") order by d.variant_position, d.id limit 1) as url,
      (select i.path from devices d join device_images i on i.device_id = d.id and i.kind = 'front'
       where d.id = any("deviceIds") order by d.variant_position, i.position limit 1) as image
    from (
        select s.id, s.manufacturer_id, s.category_id, d.model,
          max(d.release_year) as "releaseYear", max(d.release_month) as "releaseMonth",
          array_agg(d.id) as "deviceIds", max(d.popularity) as popularity, min(d.id) as first_id,
          count(*) over () as total
        from devices d join series s on s.id = d.series_id
        where ${condition} ${hidden ? sql`` : sql`and d.is_listed`}
        group by s.id, d.model
        order by ${inOrder}
        limit ${limit} offset ${offset}
      ) gathered
      join series_texts st on st.series_id = gathered.id and st.locale = ${locale}
      join manufacturer_texts m on m.manufacturer_id = gathered.manufacturer_id and m.locale = ${locale}
      join categories k on k.id = gathered.category_id
    order by ${inOrder}`.execute(db)
  return rows
}

/** How many models came out in each year, the last year first; a model counts as `modelRows` gathers it. */
export async function modelYears(
  db: Database,
  condition: RawBuilder<SqlBool>,
): Promise<{ year: number; models: number }[]> {
  const { rows } = await sql<{ year: number; models: number }>`
    select year, count(*) as models
    from (
        select max(d.release_year) as year
        from devices d join series s on s.id = d.series_id
        where ${condition} and d.is_listed
        group by s.id, d.model
      ) gathered
    group by year
    order by year desc`.execute(db)
  return rows
}

export type ModelFilter = { categoryId?: number; manufacturerId?: number; seriesId?: number }

/** Everything that the filter does not name is let through. */
export function matching({ categoryId, manufacturerId, seriesId }: ModelFilter): RawBuilder<SqlBool> {
  const parts = [
    categoryId !== undefined && sql`s.category_id = ${categoryId}`,
    manufacturerId !== undefined && sql`s.manufacturer_id = ${manufacturerId}`,
    seriesId !== undefined && sql`s.id = ${seriesId}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

export const popularOnly = (filter: ModelFilter): RawBuilder<SqlBool> =>
  sql<SqlBool>`d.popularity > 0 and ${matching(filter)}`

export const withModelNumber = (number: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(s.id, d.model) in (
    select series_id, model from devices where model_numbers @> array[${number}]::text[])`

export const withScreen = (screen: string): RawBuilder<SqlBool> => sql<SqlBool>`d.screen = ${screen}`

export const withTypeAllocationCode = (tac: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(s.manufacturer_id, d.model) in (
    select manufacturer_id, model from type_allocation_codes where tac = ${tac})`
