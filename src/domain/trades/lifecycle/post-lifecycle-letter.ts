import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { findTax } from '#domain/trades/sale/find-tax.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { lifecycleLetter, type LifecycleLetterKind, type LetterFacts } from '#domain/trades/letters/lifecycle-letter.ts'
import type { Move } from './move-items.ts'
import { newOfferAddress } from './new-offer-address.ts'
import { postDigest } from './post-digest.ts'
import { isReverseCharge } from '#domain/trades/sale/tax.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import type { Transition } from './transitions.ts'

type Needs = Pick<Engines, 'mail' | 'vault' | 'now'>

/** The letter of a move, unless it brings its own or wants none. */
export async function postLifecycleLetter(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  move: Pick<Move, 'tradeId' | 'itemIds' | 'letter' | 'facts' | 'attachments'>,
  { letter: usual }: Pick<Transition, 'letter'>,
): Promise<void> {
  const { tradeId, itemIds, letter: own, facts = {}, attachments } = move
  if (usual === undefined || own === 'none') return
  if (own === undefined && usual === 'clarification') throw new Error('A clarification brings its own letter')

  const trade = await findTrade(tx, tradeId)
  // Whoever was erased gets no more letters.
  if (!trade || trade.email === '') return
  const shop = { country: storefronts.countries[trade.country], mode: modes[trade.shopMode] }
  const envelope = { to: trade.email, kind: usual, ...(attachments && { attachments }) }
  if (own !== undefined) {
    await engines.mail.post({ ...own, ...envelope }, tx)
    return
  }
  const those = (ids: readonly string[]) => trade.items.filter(({ id }) => ids.includes(id))
  const token = tradeToken(engines.vault, tradeId)
  const url =
    usual === 'expired'
      ? { url: await newOfferAddress({ db: tx, now: engines.now }, shop.country, those(itemIds)) }
      : {}
  const tax = await findTax(tx, trade)
  const known = { ...url, ...(isReverseCharge(tax) && { tax }), ...facts }
  await postDigest(tx, engines, { trade, itemIds, kind: usual, facts: known }, (ids) => {
    const items = those(ids)
    const kind = usual as LifecycleLetterKind
    return { ...lifecycleLetter(shop, trade, items, kind, token, withDeadline(known, items)), ...envelope }
  })
}

/** The earliest moment at which the clock would move one of them. */
function withDeadline(facts: LetterFacts, items: readonly { dueAt: Date | null }[]): LetterFacts {
  const moments = items.map(({ dueAt }) => dueAt?.getTime()).filter((moment) => moment !== undefined)
  return moments.length === 0 || facts.deadline ? facts : { ...facts, deadline: new Date(Math.min(...moments)) }
}
