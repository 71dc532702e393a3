import type { Offer } from '#domain/offers/offer.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { timersOf } from '#domain/trades/lifecycle/timers/item-timers.ts'
import { moveItemsWithin, type MoveResult } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { cents } from '#shop/money/money.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { answersTo, areReasons, type Found, type Option } from './clarification.ts'
import { clarificationLetter } from './clarification-letter.ts'
import { clarificationLinks, clarificationToken } from './clarification-link.ts'
import { closeUnanswered, countPhotosOfItem, lockClarificationsOf, writeClarification } from './clarification-store.ts'

export type Question = {
  colleague: Colleague
  trade: Trade
  item: TradeItem
  inspectionId: string
  found: Found
  /** What differs, in words that the seller reads: one to ten. */
  reasons: readonly string[]
  /** Pictures of this very item, at least one. */
  photoIds: readonly string[]
  /** Another device than announced: our offer for it, and what the item becomes if the seller accepts. */
  instead?: Offer
  /** The same key asks once. */
  key?: string
}

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** Asks the seller what to do with a device that is not as described. A refusal has written nothing. */
export async function openClarification(
  tx: Transaction,
  { db, mail, vault, now: clock }: Needs,
  storefronts: Storefronts,
  question: Question,
): Promise<MoveResult> {
  const { colleague, trade, item, inspectionId, found, instead = null, key } = question
  if (!instead) refuseUnfair(item, found)
  const reasons = question.reasons.map(oneLine)
  const photoIds = [...new Set(question.photoIds)]
  if (!areReasons(reasons)) return { ok: false, reason: 'reason-missing' }
  const hasEvidence = photoIds.length > 0 && (await countPhotosOfItem(tx, item.id, photoIds)) === photoIds.length
  if (!hasEvidence) return { ok: false, reason: 'evidence-missing' }

  // One moment for everything, so that the letter names the deadline that the clock keeps.
  const now = clock()
  const country = storefronts.countries[trade.country]
  const deadline = timersOf(country, 'CLARIFICATION', now).dueAt!
  const isSecondLook = await lockClarificationsOf(tx, item.id)
  const id = newId(now)
  const options = answersTo(found, isSecondLook).map((kind): Option => {
    return { id: newId(now), kind, cents: kind === 'accept' ? found.cents : cents(0) }
  })
  const links = clarificationLinks(country, { token: clarificationToken(vault, id), number: trade.number }, options)
  const shop = { country, mode: modes[trade.shopMode] }
  const letter = clarificationLetter(shop, {
    ...question,
    instead,
    reasons,
    deadline,
    links,
    photoCount: photoIds.length,
  })
  const moved = await moveItemsWithin(tx, { db, mail, vault, now: () => now }, storefronts, {
    tradeId: trade.id,
    itemIds: [item.id],
    event: 'differs',
    actor: asColleague(colleague),
    reason: reasons.join('\n'),
    evidence: photoIds,
    letter,
    ...(key !== undefined && { key }),
  })
  if (!moved.ok || moved.repeated) return moved

  await closeUnanswered(tx, item.id, now)
  const asked = { id, itemId: item.id, inspectionId, openedAt: now, openedBy: colleague.id, deadline, reasons, options }
  const prices = { oldCents: item.cents, newCents: found.cents, offerId: instead?.id ?? null }
  await writeClarification(tx, { ...asked, photos: photoIds, ...prices })
  return moved
}

/** Whoever gets this far with such a price has calculated wrongly; the seller is not to pay for that. */
function refuseUnfair({ offer, correction, cents: promised, isLate }: TradeItem, found: Found): void {
  if (found.cents > promised) throw new Error('What is better than described is paid without asking')
  const base = found.lines.find(({ kind }) => kind === 'base')?.cents
  if (base !== (correction ?? offer).base && !isLate)
    throw new Error('A second price is made of the terms of the offer')
}
