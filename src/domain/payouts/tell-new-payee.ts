import { frameLetter } from '#domain/letters/letter-frame.ts'
import { speakerFor } from '#domain/speech/all-words.ts'
import { findMailboxes, findTrade } from '#domain/trades/find-trade.ts'
import { tradeAddress, tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Whoever did not change it himself has a day to say so, at whichever mailbox he still reads. */
export async function tellNewPayee(
  turn: Transaction,
  { mail, vault }: Pick<Engines, 'mail' | 'vault'>,
  { countries }: Storefronts,
  tradeId: string,
): Promise<void> {
  const trade = (await findTrade(turn, tradeId))!
  const country = countries[trade.country]
  const t = speakerFor(country)
  const values = { number: formatTradeNumber(trade.number), payee: trade.payeeHint }
  const letter = frameLetter(
    { country, mode: modes[trade.shopMode] },
    {
      subject: t('paper.newPayee.subject', values),
      heading: t('paper.newPayee.heading'),
      paragraphs: [t('paper.newPayee.text', values), t('paper.newPayee.more')],
      button: { label: t('paper.newPayee.button'), url: tradeAddress(country, tradeToken(vault, tradeId)) },
    },
  )
  const { recipient: replyTo } = country.contact
  for (const to of await findMailboxes(turn, tradeId)) {
    await mail.post({ ...letter, to, kind: 'payee-changed', replyTo }, turn)
  }
}
