import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { Shop } from '#shop/shop.ts'
import { messageReference, type Message } from '#domain/contact/messages/message.ts'
import { paragraphsOf } from '#domain/contact/messages/paragraphs.ts'

/** The words of a colleague in the frame of the shop, with the question below. An answer to it comes to the shop. */
export function answerLetter(shop: Shop, message: Message, answer: string): Letter {
  const { country } = shop
  const t = translatorFor(country)
  const { number, name, email, text, subject, createdAt } = message
  const date = formatLongDate(createdAt, country.icuLocale, country.timeZone)
  const letter = frameLetter(shop, {
    subject: t('letter.contactAnswer.subject', { number: messageReference(number) }),
    heading: name === '' ? t('letter.contactAnswer.heading') : t('letter.contactAnswer.hello', { name }),
    paragraphs: paragraphsOf(answer),
    blocks: [{ title: t('letter.contactAnswer.question', { date }), paragraphs: paragraphsOf(text) }],
    smallPrint: [t('letter.contactAnswer.help')],
  })

  return {
    ...letter,
    to: email,
    replyTo: country.contact.recipient,
    kind: 'contact-answer',
    headers: { 'X-Umlauf-Subject': subject },
  }
}
