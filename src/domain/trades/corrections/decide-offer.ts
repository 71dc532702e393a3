import { findTakenBack, type TakenBack } from '#domain/catalogue/versions/find-versions.ts'
import { endOffer } from '#domain/offers/end-offer.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { saveOffers } from '#domain/offers/save-offers.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { postLifecycleLetter } from '#domain/trades/lifecycle/post-lifecycle-letter.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { writeEvents } from '#domain/trades/trade-store.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { isId, newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { refusalOf, type AffectedOffer, type DecisionRefusal, type OfferDecision } from './affected-offer.ts'
import { itemsSoldBy, lockAffected, openOffers, writeCorrection, writeDecision } from './corrections-store.ts'
import { findRightOffers } from './right-offers.ts'

export type DecideOfferResult =
  | { ok: true; repeated: boolean }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-offer' | DecisionRefusal }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export type OfferToDecide = { version: number; offerId: string; decision: OfferDecision }

/** Keeps a promise that was an error, or asks whoever got it. The same decision twice is one. */
export async function decideOffer(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { version: id, offerId, decision }: OfferToDecide,
): Promise<DecideOfferResult> {
  if (!may(colleague, 'prices.takeBack')) return { ok: false, reason: 'not-yours-to-do' }
  const version = await findTakenBack(engines, id)
  if (!version || !isId(offerId)) return { ok: false, reason: 'no-such-offer' }

  return engines.db.transaction().execute(async (tx): Promise<DecideOfferResult> => {
    const now = engines.now()
    const offer = await lockAffected(tx, version, offerId, now)
    if (!offer) return { ok: false, reason: 'no-such-offer' }
    if (offer.decision === decision) return { ok: true, repeated: true }
    const right = (await findRightOffers(tx, storefronts, version, [offerId], now)).get(offerId)
    const refusal = refusalOf(offer, decision, right?.cents ?? null)
    if (refusal) return { ok: false, reason: refusal }

    if (decision === 'ask') await ask(tx, engines, storefronts, { offer, right: right!, colleague, now })
    await record(tx, colleague, { version, offer, decision, right, now })
    return { ok: true, repeated: false }
  })
}

type Asked = { offer: AffectedOffer; right: Offer; colleague: Colleague; now: Date }

/** Whoever has not sold yet is asked by the cart, as by every offer that has run out. Whoever has sold gets a letter. */
async function ask(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  { offer, right, colleague, now }: Asked,
): Promise<void> {
  const items = await itemsSoldBy(tx, offer.id)
  if (!offer.trade) return endOffer(tx, offer.id, now)
  const [tradeId, itemIds] = [offer.trade.id, items.map(({ id }) => id)]
  await saveOffers(tx, [right])
  await writeCorrection(tx, itemIds, right.id)
  await writeEvents(
    tx,
    items.map(({ id: itemId, status }) => {
      const move = { event: 'correctPrice', from: status, to: status, actor: colleague.username }
      return { id: newId(now), tradeId, itemId, at: now, ...move }
    }),
  )
  await postLifecycleLetter(tx, engines, storefronts, { tradeId, itemIds }, { letter: 'price-corrected' })
}

type Decided = {
  version: TakenBack
  offer: AffectedOffer
  decision: OfferDecision
  right: Offer | undefined
  now: Date
}

async function record(tx: Transaction, colleague: Colleague, { version, offer, decision, right, now }: Decided) {
  const { id: offerId, promised, trade } = offer
  const decided = { offerId, version: version.id, tradeId: trade?.id ?? null, decision }
  await writeDecision(tx, { ...decided, promised, right: right?.cents ?? null, by: colleague.id, at: now })
  const change = {
    action: `offer.${decision}`,
    subject: trade ? `trade ${formatTradeNumber(trade.number)}` : `offer ${offerId}`,
    before: { cents: promised },
    after: { cents: right?.cents ?? null, version: version.id },
  }
  await writeAudit(tx, colleague, change, now)
}

/** So many are decided upon at once; whoever has more does it again. */
const MAX_AT_ONCE = 500

const PORTION = 100

export type DecideAllResult =
  | { ok: true; done: number; refused: number; isMore: boolean }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-offer' }

/** The same for all about which nobody has decided yet, each by itself: what one refuses stops none of the others. */
export async function decideOpenOffers(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { version: id, decision }: Omit<OfferToDecide, 'offerId'>,
): Promise<DecideAllResult> {
  if (!may(colleague, 'prices.takeBack')) return { ok: false, reason: 'not-yours-to-do' }
  const version = await findTakenBack(engines, id)
  if (!version) return { ok: false, reason: 'no-such-offer' }
  const [now, count] = [engines.now(), { done: 0, refused: 0 }]
  for (let after: string | null = null; ;) {
    const open: string[] = await openOffers(engines.db, version, { now, after, most: PORTION })
    for (const offerId of open) {
      if (count.done === MAX_AT_ONCE) return { ok: true, ...count, isMore: true }
      const result = await decideOffer(engines, storefronts, colleague, { version: id, offerId, decision })
      count[result.ok ? 'done' : 'refused'] += 1
    }
    if (open.length < PORTION) return { ok: true, ...count, isMore: false }
    after = open.at(-1)!
  }
}
