import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { findMailboxes, findTrade } from '#domain/trades/find-trade.ts'
import { tradeAddress, tradeToken } from '#domain/trades/trade-link.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { modes } from '#shop/modes/all.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'

type Changed = Pick<Trade, 'number' | 'payeeHint'>

export function newPayeeLetter(shop: Shop, trade: Changed, token: string): Omit<Letter, 'to'> {
  const { country } = shop
  const t = translatorFor(country)
  const values = { number: formatTradeNumber(trade.number), payee: trade.payeeHint }
  const letter = frameLetter(shop, {
    subject: t('receipt.newPayee.subject', values),
    heading: t('receipt.newPayee.heading'),
    paragraphs: [t('receipt.newPayee.text', values), t('receipt.newPayee.more')],
    button: { label: t('receipt.newPayee.button'), url: tradeAddress(country, token) },
  })
  return { ...letter, kind: 'payee-changed', replyTo: country.contact.recipient }
}

/** Whoever did not change it himself has a day to say so, at whichever mailbox he still reads. */
export async function notifyNewPayee(
  tx: Transaction,
  { mail, vault }: Pick<Engines, 'mail' | 'vault'>,
  { countries }: Storefronts,
  tradeId: string,
): Promise<void> {
  const trade = (await findTrade(tx, tradeId))!
  const shop = { country: countries[trade.country], mode: modes[trade.shopMode] }
  const letter = newPayeeLetter(shop, trade, tradeToken(vault, tradeId))
  for (const to of await findMailboxes(tx, tradeId)) await mail.post({ ...letter, to }, tx)
}
