import { moveItemsWithin, type Move } from '#domain/trades/lifecycle/move-items.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import type { AnswerKind, Clarification, Option } from './clarification.ts'
import { lockClarification, writeAnswer } from './clarification-store.ts'
import { findClarification, type ClarificationLink } from './find-clarification.ts'

export type Answer = ClarificationLink & {
  optionId: string
  /** Neither money nor device: that has to be said twice. */
  consentRecycle?: boolean
}

export type AnswerResult =
  | { ok: true; answer: AnswerKind }
  | { ok: false; reason: 'already-answered'; answer: AnswerKind }
  | { ok: false; reason: 'no-such-link' | 'consent-missing' }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** The seller has decided. Of several answers the first one counts. */
export async function answerClarification(
  engines: Needs,
  storefronts: Storefronts,
  shop: Shop,
  { optionId, consentRecycle = false, ...link }: Answer,
): Promise<AnswerResult> {
  const asked = await findClarification(engines, shop, link)
  const option = asked?.options.find(({ id }) => id === optionId)
  if (!asked || !option) return { ok: false, reason: 'no-such-link' }
  if (asked.answer !== null) return { ok: false, reason: 'already-answered', answer: asked.answer }
  if (option.kind === 'recycle' && !consentRecycle) return { ok: false, reason: 'consent-missing' }

  return engines.db.transaction().execute(async (tx): Promise<AnswerResult> => {
    const { answer, answeredAt } = (await lockClarification(tx, asked.id))!
    if (answer !== null) return { ok: false, reason: 'already-answered', answer }
    if (answeredAt !== null) return { ok: false, reason: 'no-such-link' }
    const moved = await moveItemsWithin(tx, engines, storefronts, moveOf(asked, option))
    // The clock was faster.
    if (!moved.ok) return { ok: false, reason: 'no-such-link' }

    await writeAnswer(tx, asked.id, option.kind, engines.now())
    return { ok: true, answer: option.kind }
  })
}

/** What an answer does to the device. */
function moveOf({ trade, item, instead }: Clarification, { kind, cents }: Option): Move {
  const move = { tradeId: trade.id, itemIds: [item.id], actor: { kind: 'seller' } } as const
  if (kind === 'accept') {
    const finalCents = new Map([[item.id, cents]])
    const becomes = instead && new Map([[item.id, { offerId: instead.id, deviceId: instead.deviceId }]])
    return { ...move, event: 'acceptOffer', finalCents, ...(becomes && { becomes }) }
  }
  if (kind === 'return') return { ...move, event: 'decline', facts: { cause: 'declined' } }
  if (kind === 'recycle') return { ...move, event: 'recycle', evidence: ['consent'] }
  return { ...move, event: 'dispute' }
}
