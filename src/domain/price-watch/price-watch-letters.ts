import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import { CONFIRMATION_DAYS } from './price-watch.ts'
import { deviceAddress, endHeaders, watchAddress } from './price-watch-links.ts'

/** A device as letters name it. */
export type Watched = { name: string; url: string }

type Addressee = { email: string; token: string; device: Watched }

/** Whoever asked has to confirm the mailbox. */
export function confirmLetter(shop: Shop, { email, token, device }: Addressee): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const letter = frameLetter(shop, {
    subject: t('letter.priceWatchConfirm.subject', { device: device.name }),
    heading: t('letter.priceWatchConfirm.heading'),
    paragraphs: [
      t('letter.priceWatchConfirm.text', { device: device.name }),
      t('letter.priceWatchConfirm.more', { days: CONFIRMATION_DAYS }),
      t('letter.priceWatchConfirm.ignore'),
    ],
    button: { label: t('letter.priceWatchConfirm.button'), url: watchAddress(country, device, token) },
  })
  return { ...letter, to: email, kind: 'price-watch-confirm', replyTo: country.contact.recipient }
}

type PriceChange = Addressee & { news: 'rose' | 'fell'; before: Cents; after: Cents; until: Date }

/** M25: the price of a watched device has changed. */
export function changeLetter(shop: Shop, { email, token, device, news, before, after, until }: PriceChange): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const money = (amount: Cents) => formatMoney(amount, country.icuLocale)
  const letter = frameLetter(shop, {
    subject: t(`letter.priceWatch.${news}.subject`, { device: device.name }),
    heading: t(`letter.priceWatch.${news}.heading`),
    paragraphs: [
      t(`letter.priceWatch.${news}.text`, { device: device.name, before: money(before), after: money(after) }),
      t('letter.priceWatch.more'),
    ],
    button: { label: t('letter.priceWatch.button'), url: deviceAddress(country, device) },
    blocks: [
      {
        title: device.name,
        rows: [
          { name: t('letter.priceWatch.before'), amount: money(before) },
          { name: t('letter.priceWatch.after'), amount: money(after) },
        ],
      },
    ],
    smallPrint: [t('letter.priceWatch.why', { date: formatLongDate(until, country.icuLocale, country.timeZone) })],
    smallLinks: [{ label: t('letter.priceWatch.end'), url: watchAddress(country, device, token) }],
  })
  const headers = endHeaders(country, token)
  return { ...letter, to: email, kind: 'price-watch', replyTo: country.contact.recipient, headers }
}

/** The last letter: there is no price to watch any more. */
export function goneLetter(shop: Shop, { email, device }: Omit<Addressee, 'token'>): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const letter = frameLetter(shop, {
    subject: t('letter.priceWatchGone.subject', { device: device.name }),
    heading: t('letter.priceWatchGone.heading'),
    paragraphs: [t('letter.priceWatchGone.text', { device: device.name }), t('letter.priceWatchGone.more')],
    button: { label: t('letter.priceWatch.button'), url: deviceAddress(country, device) },
  })
  return { ...letter, to: email, kind: 'price-watch-gone', replyTo: country.contact.recipient }
}
