import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { allOf } from '#domain/lists/conditions.ts'
import { OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'
import type { CommissionLine } from './find-commission.ts'
import { devicesOf } from './paid-devices.ts'

/** Devices whose money has arrived. The rate is that of the day on which the trade was made; every device is rounded by itself. */
export async function commissionLines(
  db: Database,
  { partner, month }: { partner?: string | undefined; month?: string | undefined },
): Promise<CommissionLine[]> {
  const first = sql`(${`${month}-01`}::timestamp)`
  const isWanted = allOf([
    partner !== undefined && sql`b.code = ${partner}`,
    month !== undefined && sql`p.settled_at >= ${first} at time zone ${OFFICE_TIME_ZONE}`,
    month !== undefined && sql`p.settled_at < (${first} + interval '1 month') at time zone ${OFFICE_TIME_ZONE}`,
  ])
  const { rows } = await sql<CommissionLine>`
    select b.code as partner, b.name, to_char(p.settled_at at time zone ${OFFICE_TIME_ZONE}, 'YYYY-MM') as month,
      count(*)::integer as devices,
      sum(d.cents)::float8 as "deviceCents",
      sum(round(d.cents * r.basis_points / 10000.0))::float8 as "commissionCents"
    from partners b
      join payouts p on p.landing_page = b.landing_page and p.status = 'paid'
      join lateral (select created_at from trades where id = p.trade_id offset 0) t on true
      join ${devicesOf(sql`p.id`)} d on true
      join lateral (
        select basis_points from partner_rates
        where partner = b.code and valid_from <= t.created_at order by valid_from desc limit 1
      ) r on true
    where ${isWanted}
    group by 1, 2, 3
    order by month desc, b.name`.execute(db)
  return rows
}
