import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { timeZones } from '#shop/dates.ts'
import type { CommissionLine } from './find-commission.ts'

/** The rate is that of the day on which the trade was made; every item is rounded by itself. */
export async function commissionLines(db: Database, partner: string | undefined): Promise<CommissionLine[]> {
  const { rows } = await sql<CommissionLine>`
    select p.code as partner, p.name, to_char(i.status_since at time zone ${timeZones.de}, 'YYYY-MM') as month,
      count(*)::integer as items,
      sum(coalesce(i.final_cents, i.cents))::integer as "paidCents",
      sum(round(coalesce(i.final_cents, i.cents) * r.basis_points / 10000.0))::integer as "commissionCents"
    from partners p
    join trades t on t.landing_page = p.landing_page
    join trade_items i on i.trade_id = t.id and i.status = 'PAID'
    join lateral (
      select basis_points from partner_rates
      where partner = p.code and valid_from <= t.created_at order by valid_from desc limit 1
    ) r on true
    where ${partner ?? null}::text is null or p.code = ${partner ?? null}
    group by 1, 2, 3
    order by month desc, p.name`.execute(db)
  return rows
}
