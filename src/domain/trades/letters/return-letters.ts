import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import type { LetterBody } from '#domain/letters/letter-frame.ts'
import { sellerName } from '#domain/trades/seller-name.ts'
import { addressLines } from '#shop/addresses/address-lines.ts'
import { toTrade, type LetterContext } from './letter-context.ts'
import { deviceList, teamWords } from './format-devices.ts'

/** Where it goes, to be looked at before it is too late. */
function returnAddress({ t, trade: { seller, country: code }, country }: LetterContext): LetterBlock {
  return {
    title: t('letter.returnAnnounced.address'),
    lines: [sellerName(seller), ...addressLines({ ...seller, country: code.toUpperCase() }, country.icuLocale)],
  }
}

/** M12: it goes back, free of charge. If it came back to us we wait until the seller has looked at his address. */
export function returnAnnounced(matter: LetterContext): LetterBody {
  const { t, number, count, facts, answer } = matter
  const again = facts.cause === 'undeliverable'
  const address = returnAddress(matter)
  return {
    subject: t('letter.returnAnnounced.subject', { number }),
    heading: t('letter.returnAnnounced.heading', { count }),
    paragraphs: [
      ...(facts.cause ? [t(`letter.returnAnnounced.cause.${facts.cause}`, { count })] : []),
      t(again ? 'letter.returnAnnounced.again' : 'letter.returnAnnounced.next'),
    ],
    ...(!again && { button: toTrade(matter) }),
    blocks: [
      ...teamWords(matter),
      again
        ? { ...address, button: { label: t('letter.returnAnnounced.button'), url: facts.url ?? answer } }
        : { ...address, paragraphs: [t('letter.returnAnnounced.wrong')] },
      deviceList(matter),
    ],
  }
}

/** M13: neither money nor device, and no data left. */
export function recyclingConfirmed(matter: LetterContext): LetterBody {
  const { t, number, count } = matter
  return {
    subject: t('letter.recyclingConfirmed.subject', { number }),
    heading: t('letter.recyclingConfirmed.heading'),
    paragraphs: [
      t('letter.recyclingConfirmed.text', { count }),
      t('letter.recyclingConfirmed.data'),
      t('letter.recyclingConfirmed.money'),
    ],
    button: toTrade(matter),
    blocks: [deviceList(matter)],
  }
}

/** M17: it has left our house. */
export function returnShipped(matter: LetterContext): LetterBody {
  const { t, number, count, carrier, facts } = matter
  return {
    subject: t('letter.returnShipped.subject', { number }),
    heading: t('letter.returnShipped.heading'),
    paragraphs: [
      t('letter.returnShipped.text', { count, carrier }),
      ...(facts.trackingNumber ? [t('letter.aboutTrade.tracking', { number: facts.trackingNumber })] : []),
      t('letter.returnShipped.next'),
    ],
    button: toTrade(matter),
    blocks: [{ ...deviceList(matter), paragraphs: [t('letter.returnShipped.late')] }, returnAddress(matter)],
  }
}
