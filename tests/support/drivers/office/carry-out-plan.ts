import { sql } from 'kysely'
import { answerClarification } from '#domain/clarification/answer-clarification.ts'
import type { AnswerKind } from '#domain/clarification/clarification.ts'
import { findClarification, pathToClarification } from '#domain/clarification/find-clarification.ts'
import { openClarification } from '#domain/clarification/open-clarification.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { sealIdentity } from '#domain/payouts/payees/identity.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { createTrade } from '#domain/trades/sale/create-trade.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems, type Move } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { newInspection, newPhoto } from './inspectors.ts'
import type { Fate, Plan, PlannedDevice } from '#tests/support/fixtures/planned-trade.ts'
import { companyTradeOf, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'

/** Who does what is done in the house, who looks on where two are needed, and the offers that were made so far. */
export type Team = { worker: Colleague; witness: Colleague; originals: Map<string, string> }

/** An offer that the shop has made itself. */
async function newOffer(engines: Engines, { country, business }: Plan): Promise<string> {
  const segment = business ? 'business' : 'consumer'
  const input = { visitor: crypto.randomUUID(), ...usedPhone, segment, pieces: 1 } as const
  const made = await createOffer(engines, shopOf(country), input)
  if (!made.ok) throw new Error(made.reason)
  return made.offer.id
}

/** Offers at the prices of a plan: copies of one that was made for the same country and kind of seller. */
async function offersOf(engines: Engines, { originals }: Team, plan: Plan, visitor: string): Promise<string[]> {
  const kind = `${plan.country} ${plan.business}`
  const original = await (originals.get(kind) ?? newOffer(engines, plan))
  originals.set(kind, original)
  const ids = plan.devices.map(() => newId(engines.now()))
  const changes = plan.devices.map(({ promised }, index) => ({ id: ids[index], visitor, cents: promised }))
  await sql`insert into offers select (jsonb_populate_record(o, change)).*
    from offers o, jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as change
    where o.id = ${original}`.execute(engines.db)
  return ids
}

async function newVoucher({ db }: Engines, { voucher, business }: Plan): Promise<string | null> {
  if (voucher === null) return null
  const code = `P${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`.toUpperCase()
  await sql`insert into vouchers (code, kind, basis_points, cents, most_cents, least_trade_cents, valid_from, valid_until,
      segment, person_limit)
    values (${code}, ${voucher.kind}, ${voucher.basisPoints}, ${voucher.cents}, ${voucher.mostCents}, 0,
      '2020-01-01', '2100-01-01', ${business ? 'business' : 'consumer'}, 1)`.execute(db)
  return code
}

/** Sells the devices of a plan. Whoever has to show who he is has done so. */
export async function sellPlanned(engines: Engines, team: Team, plan: Plan, customerId: string): Promise<Trade> {
  const visitor = crypto.randomUUID()
  const lines = (await offersOf(engines, team, plan, visitor)).map((offerId) => ({ offerId, quantity: 1 }))
  const template = plan.business ? companyTradeOf('') : tradeOf(plan.country, '')
  const paypal = { paymentType: '2', payee: { paypalEmail: template.seller.email } }
  const trade = { ...template, ...(plan.paypal && paypal), lines, voucher: await newVoucher(engines, plan) }
  const sender = { visitor, key: visitor, customerId }
  const made = await createTrade(engines, shopOf(plan.country), sender, trade as Parameters<typeof createTrade>[3])
  if (!made.ok) throw new Error(JSON.stringify(made))
  const document = { kind: 'identity-card', number: 'X1', issuedOn: '2020-01-15', authority: 'X' } as const
  await sql`insert into seller_identities (trade_id, document, written_at, written_by, confirmed_at, confirmed_by)
    values (${made.id}, ${sealIdentity(engines.vault, document)}, now(), ${team.worker.id}, now(), ${team.witness.id})`.execute(
    engines.db,
  )
  return (await findTrade(engines.db, made.id))!
}

const move = async (
  engines: Engines,
  { worker }: Team,
  options: Omit<Move, 'actor'> & Partial<Pick<Move, 'actor'>>,
) => {
  const moved = await moveItems(engines, storefronts, { actor: asColleague(worker), ...options })
  if (!moved.ok) throw new Error(`${options.event}: ${moved.reason}`)
}

const isMissing = (fate: Fate): boolean => fate === 'compensated' || fate === 'closed'

/** The parcel comes: what is in it goes to an inspector, what is not is looked for. */
export async function unpackPlanned(engines: Engines, team: Team, trade: Trade, plan: Plan): Promise<void> {
  const ids = trade.items.map(({ id }) => id)
  const missing = ids.filter((_, index) => isMissing(plan.devices[index]!.fate))
  const there = ids.filter((id) => !missing.includes(id))
  const tradeId = trade.id
  await move(engines, team, { tradeId, itemIds: ids, event: 'receive' })
  if (missing.length > 0) {
    const proof = { evidence: ['a photo'], witness: team.witness }
    await move(engines, team, { tradeId, itemIds: missing, event: 'notInParcel', ...proof })
  }
  if (there.length > 0) await move(engines, team, { tradeId, itemIds: there, event: 'startInspection' })
}

/** What is offered to a seller who is asked; also to one who will send his device back. */
export const offeredFor = ({ fate, final, promised }: PlannedDevice): Cents =>
  fate === 'lower' ? final : cents(Math.max(1, Math.floor(promised / 2)))

/** Asks the seller about a device that is worth less, and tells where he can answer. */
async function askPlanned(engines: Engines, { worker }: Team, tradeId: string, index: number, amount: Cents) {
  const trade = (await findTrade(engines.db, tradeId))!
  const item = trade.items[index]!
  const lines = [
    { kind: 'base' as const, cents: item.offer.base },
    { kind: 'rounding' as const, cents: cents(amount - item.offer.base) },
  ]
  const found = { lines, cents: cents(amount), condition: 'D' }
  const inspectionId = await newInspection(engines, item, worker, { answers: {}, found })
  const photoIds = [await newPhoto(engines, item.id, worker)]
  const question = { colleague: worker, trade, item, inspectionId, found, reasons: ['A scratch'], photoIds }
  const asked = await engines.db.transaction().execute((tx) => openClarification(tx, engines, storefronts, question))
  if (!asked.ok) throw new Error(asked.reason)
  const { country } = shopOf(trade.country)
  const path = (await pathToClarification(engines, country, { id: item.id, tradeNumber: trade.number }))!
  const [, , token, number] = path.split('/')
  return { path, link: { token: token!, trade: number! } }
}

const answers: Partial<Record<Fate, AnswerKind>> = { lower: 'accept', returned: 'return', recycled: 'recycle' }

type Asked = { path: string; item: TradeItem }

/** Decides about one device as planned; whoever wants to sees what the seller is asked. */
export async function decidePlanned(
  engines: Engines,
  team: Team,
  { plan, trade, index }: { plan: Plan; trade: Trade; index: number },
  look: (asked: Asked) => Promise<void>,
): Promise<void> {
  const { fate, final } = plan.devices[index]!
  const { id: tradeId, country } = trade
  const item = trade.items[index]!
  const itemIds = [item.id]
  const finalCents = new Map([[item.id, final]])
  const kind = answers[fate]
  if (kind === undefined) {
    const steps = {
      better: { event: 'matches', finalCents, facts: { raised: true } },
      'as-described': { event: 'matches', finalCents },
      compensated: { event: 'compensate', finalCents, reason: 'lost by the carrier' },
      closed: { event: 'close', reason: 'was never sent' },
      withdrawn: { event: 'withdraw', actor: { kind: 'seller' } },
    } as const
    return move(engines, team, { tradeId, itemIds, ...steps[fate as keyof typeof steps] })
  }
  const { path, link } = await askPlanned(engines, team, tradeId, index, offeredFor(plan.devices[index]!))
  await look({ path, item })
  const { options } = (await findClarification(engines, shopOf(country), link))!
  const optionId = options.find((option) => option.kind === kind)!.id
  const answer = { ...link, optionId, consentRecycle: true }
  const answered = await answerClarification(engines, storefronts, shopOf(country), answer)
  if (!answered.ok) throw new Error(answered.reason)
}
