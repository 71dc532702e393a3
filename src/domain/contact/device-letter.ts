import { frameLetter } from '#domain/letters/letter-frame.ts'
import { speakerFor } from '#domain/speech/all-words.ts'
import type { Letter } from '#engines/mail/letter.ts'
import type { Shop } from '#shop/shop.ts'
import type { DeviceRequest } from './device-request.ts'
import type { Subject } from './subjects.ts'

const code: Subject = 'device-not-listed'

/** To the shop itself, in the language of its country; an answer goes to whoever asked. */
export function deviceLetter(shop: Shop, { device, category, details, email }: DeviceRequest): Letter {
  const t = speakerFor(shop.country)
  const letter = frameLetter(shop, {
    subject: `[${code}] ${t('letter.deviceNotListed.subject', { device })}`,
    heading: t('letter.deviceNotListed.heading'),
    paragraphs: [
      t('letter.deviceNotListed.device', { device }),
      t('letter.deviceNotListed.category', {
        category: category === 'other' ? t('contact.device.other') : t(`category.${category}`),
      }),
      ...details.split(/\n+/).filter(Boolean),
      t('letter.deviceNotListed.reply', { email }),
      t('letter.deviceNotListed.code', { code }),
    ],
  })

  return {
    ...letter,
    to: shop.country.contact.recipient,
    replyTo: email,
    kind: 'contact',
    headers: { 'X-Umlauf-Subject': code },
  }
}
