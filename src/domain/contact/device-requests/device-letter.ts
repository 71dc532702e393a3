import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import type { Shop } from '#shop/shop.ts'
import type { DeviceRequest } from './device-request.ts'
import type { NewMessage } from '#domain/contact/messages/save-message.ts'
import type { Subject } from '#domain/contact/messages/subjects.ts'

const code: Subject = 'device-not-listed'

/** What the request says, line by line. */
function linesOf({ country }: Shop, { device, category, details }: DeviceRequest): string[] {
  const t = translatorFor(country)
  return [
    t('letter.deviceNotListed.device', { device }),
    t('letter.deviceNotListed.category', {
      category: category === 'other' ? t('contact.device.other') : t(`category.${category}`),
    }),
    ...details.split(/\n+/).filter(Boolean),
  ]
}

/** The same for the colleagues. */
export const deviceMessage = (shop: Shop, request: DeviceRequest): NewMessage => ({
  subject: code,
  email: request.email,
  text: linesOf(shop, request).join('\n'),
})

/** To the shop itself, in the language of its country; an answer goes to whoever asked. */
export function deviceLetter(shop: Shop, request: DeviceRequest): Letter {
  const t = translatorFor(shop.country)
  const { device, email } = request
  const letter = frameLetter(shop, {
    subject: `[${code}] ${t('letter.deviceNotListed.subject', { device })}`,
    heading: t('letter.deviceNotListed.heading'),
    paragraphs: [
      ...linesOf(shop, request),
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
