import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { LabelTexts, Parcel } from '#engines/carriers/carriers.ts'
import type { Country } from '#shop/countries/country.ts'
import { sellerName } from '#domain/trades/seller-name.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

/** The seller's parcel as the carrier has to know it. */
export function tradeParcel(country: Country, trade: Trade): Parcel {
  const { seller, parcel, number, createdAt, items } = trade
  const { street, houseNumber, addressExtra, postalCode, city } = seller
  return {
    id: parcel.id,
    reference: formatTradeNumber(number),
    sender: {
      name: sellerName(seller),
      street,
      houseNumber,
      addressExtra,
      postalCode,
      city,
      country: trade.country.toUpperCase(),
    },
    recipient: country.warehouse,
    pieces: items.length,
    createdAt,
    locale: country.icuLocale,
    texts: labelTexts(country, trade),
  }
}

/** A parcel with which devices go back: the same way, the other way round. */
export function returnParcel(
  country: Country,
  trade: Trade,
  { id, pieces, createdAt }: { id: string; pieces: number; createdAt: Date },
): Parcel {
  const { sender, recipient, ...parcel } = tradeParcel(country, trade)
  const texts = { ...parcel.texts, pieces: translatorFor(country)('letter.label.pieces', { count: pieces }) }
  return { ...parcel, id, pieces, createdAt, sender: recipient, recipient: sender, texts }
}

function labelTexts(country: Country, { number, items }: Trade): LabelTexts {
  const t = translatorFor(country)
  return {
    title: t('letter.label.title', { number: formatTradeNumber(number) }),
    hint: t('letter.label.hint'),
    cut: t('letter.label.cut'),
    demo: t('letter.label.demo'),
    from: t('letter.label.from'),
    to: t('letter.label.to'),
    reference: t('letter.label.reference'),
    pieces: t('letter.label.pieces', { count: items.length }),
    trackingNumber: t('trade.label.tracking'),
    dropOff: t('letter.label.dropOff'),
  }
}
