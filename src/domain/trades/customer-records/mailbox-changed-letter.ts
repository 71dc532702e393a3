import { payeeHint } from '#domain/accounts/payees/payee.ts'
import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { Shop } from '#shop/shop.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

type Change = { trades: readonly number[]; mailbox: string }

/** Says only as much of the new mailbox as its owner knows it by: the old one may be a stranger's. */
export function mailboxChangedLetter(shop: Shop, to: string, { trades, mailbox }: Change): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const numbers = trades.map(formatTradeNumber).join(', ')
  const values = { numbers, mailbox: payeeHint({ kind: 'paypal', paypalEmail: mailbox }) }
  const letter = frameLetter(shop, {
    subject: t('letter.mailboxChanged.subject'),
    heading: t('letter.mailboxChanged.heading'),
    paragraphs: [t('letter.mailboxChanged.text', values), t('letter.mailboxChanged.more')],
    button: { label: t('letter.mailboxChanged.button'), url: country.sellShopUrl + pathTo(country, 'contact') },
  })
  return { ...letter, to, kind: 'mailbox-changed', replyTo: country.contact.recipient }
}
