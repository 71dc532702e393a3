import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { Shop } from '#shop/shop.ts'
import type { Translate } from '#shop/messages/messages.ts'
import type { Case, CaseKind } from '#domain/cases/case.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'

/** A letter asks about every kind of case; two more tell how it ended for a parcel that nobody asked for. */
export type CaseLetterKind = CaseKind | 'parcel-sent-back' | 'parcel-disposed'

const words = {
  'parcel-without-order': 'parcelWithoutOrder',
  'other-model': 'otherModel',
  'one-too-many': 'oneTooMany',
  'damaged-in-transit': 'damagedInTransit',
  'swapped-identity': 'swappedIdentity',
  'document-missing': 'documentMissing',
  'parcel-sent-back': 'parcelSentBack',
  'parcel-disposed': 'parcelDisposed',
} as const satisfies Record<CaseLetterKind, string>

export const caseLetterKinds = Object.keys(words) as CaseLetterKind[]

export type CaseLetterContext = {
  found: Pick<Case, 'number' | 'tradeNumber' | 'trackingNumber' | 'imei' | 'serialNumber'>
  firstName: string
  /** What was announced; nothing if nobody knows. */
  device: string | null
  /** The number that we knew before. */
  knownNumber: string | null
  carrier: string
  until: Date
}

/** What happened, what we need, what happens otherwise, and by when. An answer reaches the shop. */
export function caseLetter(shop: Shop, kind: CaseLetterKind, context: CaseLetterContext) {
  const { country } = shop
  const t = translatorFor(country)
  const { found, firstName, device, carrier, until } = context
  const reference = formatCaseNumber(found.number)
  const number = found.tradeNumber === null ? reference : formatTradeNumber(found.tradeNumber)
  const date = formatLongDate(until, country.icuLocale, country.timeZone)
  const say = (part: 'subject' | 'heading' | 'what' | 'need' | 'otherwise') =>
    t(`letter.case.${words[kind]}.${part}`, { number, device: device ?? '', carrier, date })
  const letter = frameLetter(shop, {
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [
      firstName === '' ? t('letter.case.hello') : t('letter.aboutTrade.hello', { name: firstName }),
      say('what'),
      say('need'),
      say('otherwise'),
    ],
    button: {
      label: t('letter.case.reply'),
      url: `mailto:${country.contact.recipient}?subject=${encodeURIComponent(`${number} ${reference}`)}`,
    },
    blocks: [{ title: t('letter.case.known'), lines: knownLines(t, kind, context, reference) }],
    smallPrint: [t('letter.aboutTrade.help')],
  })
  return { ...letter, replyTo: country.contact.recipient }
}

/** A letter may be read by others: of a number its end is enough. */
const endOf = (number: string): string => number.slice(-4)

function knownLines(
  t: Translate,
  kind: CaseLetterKind,
  { found, device, knownNumber }: CaseLetterContext,
  reference: string,
): string[] {
  const { trackingNumber, imei, serialNumber } = found
  const foundNumber = imei || serialNumber
  return [
    ...(device === null ? [] : [t('letter.case.device', { device })]),
    ...(trackingNumber === '' ? [] : [t('letter.case.tracking', { number: trackingNumber })]),
    ...(foundNumber === '' ? [] : [t('letter.case.found', { end: endOf(foundNumber) })]),
    ...(kind === 'swapped-identity' && knownNumber ? [t('letter.case.expected', { end: endOf(knownNumber) })] : []),
    t('letter.case.reference', { number: reference }),
  ]
}
