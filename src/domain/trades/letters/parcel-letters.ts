import type { LetterBody } from '#domain/letters/letter-frame.ts'
import { toTrade, type LetterContext } from './letter-context.ts'
import { deviceList, priceTable, teamWords } from './format-devices.ts'

const comesLate = ({ items }: LetterContext): boolean => items.some(({ isLate }) => isLate)

/** M03: the carrier has it, and from now on its price stands. */
export function onItsWay(matter: LetterContext): LetterBody {
  const { t, number, carrier, trade, facts } = matter
  const trackingNumber = facts.trackingNumber ?? trade.shippingDocuments?.trackingNumber
  return {
    subject: t('letter.onItsWay.subject', { number }),
    heading: t('letter.onItsWay.heading'),
    paragraphs: [
      t('letter.onItsWay.text', { carrier }),
      ...(comesLate(matter) ? [] : [t('letter.onItsWay.price')]),
      t('letter.onItsWay.next'),
      ...(trackingNumber ? [t('letter.aboutTrade.tracking', { number: trackingNumber })] : []),
    ],
    button: toTrade(matter),
    blocks: [priceTable(matter)],
  }
}

/** M04: called off before it was sent, or after a parcel was not found. */
export function cancelled(matter: LetterContext): LetterBody {
  const { t, number, count, facts, country } = matter
  const letter = { subject: t('letter.cancelled.subject', { number }), heading: t('letter.cancelled.heading') }
  const blocks = [...teamWords(matter), deviceList(matter)]
  if (facts.lost) {
    const paragraphs = [t('letter.cancelled.lost', { count }), t('letter.cancelled.object')]
    return { ...letter, paragraphs, button: toTrade(matter), blocks }
  }
  return {
    ...letter,
    paragraphs: [t('letter.cancelled.text', { count }), t('letter.cancelled.label'), t('letter.cancelled.again')],
    button: { label: t('letter.cancelled.button'), url: facts.url ?? country.sellShopUrl },
    blocks,
  }
}

/** M05: nothing came. One click leads to a new offer. */
export function expired(matter: LetterContext): LetterBody {
  const { t, number, facts, country } = matter
  return {
    subject: t('letter.expired.subject', { number }),
    heading: t('letter.expired.heading'),
    paragraphs: [t('letter.expired.text'), t('letter.expired.again')],
    button: { label: t('letter.expired.button'), url: facts.url ?? country.sellShopUrl },
    blocks: [{ ...deviceList(matter), paragraphs: [t('letter.expired.sent')] }],
  }
}

/** M06: it is here. */
export function arrived(matter: LetterContext): LetterBody {
  const { t, number, count } = matter
  return {
    subject: t('letter.arrived.subject', { number }),
    heading: t('letter.arrived.heading'),
    paragraphs: [
      t('letter.arrived.text', { count }),
      ...(comesLate(matter) ? [t('letter.arrived.late')] : []),
      t('letter.arrived.next'),
    ],
    button: toTrade(matter),
    blocks: [{ ...priceTable(matter), paragraphs: [t('trade.freeReturn')] }],
  }
}

/** It was booked in by mistake. */
export function notArrived(matter: LetterContext): LetterBody {
  const { t, number, count } = matter
  return {
    subject: t('letter.notArrived.subject', { number }),
    heading: t('letter.notArrived.heading'),
    paragraphs: [t('letter.notArrived.text', { count }), t('letter.notArrived.next')],
    button: toTrade(matter),
    blocks: [deviceList(matter)],
  }
}

/** M07: a parcel or something in it cannot be found. It is ours to find out. */
export function parcelProblem(matter: LetterContext): LetterBody {
  const { t, number, count, carrier, facts, deadline } = matter
  const what = facts.missing ?? 'parcel'
  return {
    subject: t(`letter.parcelProblem.${what}.subject`, { number }),
    heading: t(`letter.parcelProblem.${what}.heading`),
    paragraphs: [
      t(`letter.parcelProblem.${what}.text`, { carrier, count }),
      t(`letter.parcelProblem.${what}.next`, { carrier }),
      ...(deadline ? [t('letter.parcelProblem.until', { date: deadline })] : []),
      t(`letter.parcelProblem.${what}.cost`),
    ],
    button: toTrade(matter),
    blocks: [...teamWords(matter), deviceList(matter)],
  }
}
