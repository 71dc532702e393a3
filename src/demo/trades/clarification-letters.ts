import { sql } from 'kysely'
import type { Option } from '#domain/clarification/clarification.ts'
import { clarificationLetter } from '#domain/clarification/clarification-letter.ts'
import { clarificationLinks, clarificationToken } from '#domain/clarification/clarification-link.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Row } from '#demo/insert-rows.ts'
import { letterRow } from './letter-row.ts'
import { factsOf, type DemoContext, type NumberedTrade } from './trade-rows.ts'

type Open = {
  id: string
  itemId: string
  openedAt: Date
  deadline: Date
  reasons: string[]
  photos: string[]
  options: Pick<Option, 'id' | 'kind'>[]
}

/** Whoever tries the demo finds open questions in the outbox, and can answer them as the seller would. */
export async function clarificationLetters(
  tx: Transaction,
  { vault }: Pick<DemoContext, 'vault'>,
  trades: readonly NumberedTrade[],
): Promise<Row[]> {
  const { rows } = await sql<Open>`
    select c.id, c.item_id as "itemId", c.opened_at as "openedAt", c.deadline, c.reasons, c.photos,
      (select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind)) from clarification_options o
        where o.clarification_id = c.id) as options
    from clarifications c where c.answered_at is null`.execute(tx)
  const items = trades.flatMap((trade) => trade.items.map((item) => ({ trade, item })))
  return rows.flatMap(({ id, itemId, openedAt, deadline, reasons, photos, options }) => {
    const sold = items.find(({ item }) => item.id === itemId)
    if (!sold) return []
    const { trade, item } = sold
    const place = { token: clarificationToken(vault, id), number: trade.number }
    const letter = clarificationLetter(trade.shop, {
      trade: { ...factsOf(trade), number: trade.number, voucher: null, seller: trade.person.seller },
      item: {
        id: item.id,
        offer: item.offer,
        cents: item.offer.cents,
        isLate: false,
        isUnannounced: false,
        correction: null,
      },
      found: item.found,
      reasons,
      deadline,
      photoCount: photos.length,
      links: clarificationLinks(trade.shop.country, place, options),
    })
    return [letterRow(letter, { to: trade.person.seller.email, kind: 'clarification', at: openedAt })]
  })
}
