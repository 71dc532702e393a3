import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { ShopPartner } from '#shop/shop.ts'
import type { Partner, PartnerEntry } from './partner.ts'

const select = sql`
  select p.code, p.name, p.origins, p.landing_page as "landingPage", p.accent, p.active, p.email, p.phone, p.welcome,
    p.logo, p.created_at as "createdAt",
    (select r.basis_points from partner_rates r where r.partner = p.code order by r.valid_from desc limit 1)
      as "basisPoints"
  from partners p`

export type StoredPartner = Partner & {
  /** The file of his logo; nothing if he has none. */
  logo: string | null
  createdAt: Date
}

export async function allPartners(db: Database): Promise<StoredPartner[]> {
  const { rows } = await sql<StoredPartner>`${select} order by p.name, p.code`.execute(db)
  return rows
}

/** Whoever wants to change it holds it until the end of his transaction. */
export async function partnerByCode(
  db: Database | Transaction,
  code: string,
  { lock = false } = {},
): Promise<StoredPartner | undefined> {
  const { rows } = await sql<StoredPartner>`
    ${select} where p.code = ${code} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Partners are written one after the other, so that no two take the same name. */
export async function lockPartners(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('partners'))`.execute(tx)
}

export async function partnerAtLandingPage(tx: Transaction, landingPage: string): Promise<string | undefined> {
  const row = await tx.selectFrom('partners').select('code').where('landing_page', '=', landingPage).executeTakeFirst()
  return row?.code
}

const rowOf = ({ code, name, origins, landingPage, accent, email, phone, welcome, active }: PartnerEntry) => ({
  code,
  name,
  origins,
  landing_page: landingPage,
  accent,
  email,
  phone,
  welcome,
  active,
})

export async function insertPartner(tx: Transaction, partner: PartnerEntry, now: Date): Promise<void> {
  await tx
    .insertInto('partners')
    .values({ ...rowOf(partner), created_at: now })
    .execute()
}

export async function updatePartner(tx: Transaction, partner: PartnerEntry): Promise<void> {
  await tx.updateTable('partners').set(rowOf(partner)).where('code', '=', partner.code).execute()
}

export async function writeLogo(tx: Transaction, code: string, logo: string | null): Promise<void> {
  await tx.updateTable('partners').set({ logo }).where('code', '=', code).execute()
}

type Rate = Pick<Partner, 'code' | 'basisPoints'>

export async function insertRate(tx: Transaction, { code, basisPoints }: Rate, now: Date): Promise<void> {
  await tx.insertInto('partner_rates').values({ partner: code, valid_from: now, basis_points: basisPoints }).execute()
}

/** Those who may show the shop today. */
export function activePartners(db: Database): Promise<ShopPartner[]> {
  return db
    .selectFrom('partners')
    .select(['code', 'name', 'landing_page as landingPage', 'origins', 'accent', 'email', 'phone', 'welcome', 'logo'])
    .where('active', '=', true)
    .orderBy('code')
    .execute()
}

export async function isEndedChannel(tx: Transaction, landingPage: string): Promise<boolean> {
  const ended = await tx
    .selectFrom('partners')
    .select('code')
    .where('landing_page', '=', landingPage)
    .where('active', '=', false)
    .executeTakeFirst()
  return ended !== undefined
}
