import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import type { Shop } from '#shop/shop.ts'
import { formatFileSize } from '#shop/formats/file-size.ts'
import type { Attachment } from './attachments/attachment-store.ts'
import type { ContactText } from './messages/contact-form.ts'
import { withoutLinks } from './messages/links-in-text.ts'
import { messageReference } from './messages/message.ts'
import { paragraphsOf } from './messages/paragraphs.ts'

/** A message that was kept, as letters tell of it. */
export type LetterMessage = ContactText & {
  number: number
  /** The trade as people read its number. */
  trade: string | undefined
  attachments: readonly Attachment[]
}

const filesOf = ({ country }: Shop, { attachments }: LetterMessage): string[] =>
  attachments.map(({ name, bytes }) => `${name} (${formatFileSize(bytes, country.icuLocale)})`)

/**
 * To the shop itself, in the language of its country; an answer goes to whoever wrote. Files are named and stay where
 * they are: they would bounce off full mailboxes, and nobody could take them back once their owner is to be forgotten.
 */
export function contactLetter(shop: Shop, told: LetterMessage, officeDomain: string): Letter {
  const t = translatorFor(shop.country)
  const { number, subject, name, email, message, trade } = told
  const reference = messageReference(number)
  const files = filesOf(shop, told)
  const letter = frameLetter(shop, {
    subject: `[${subject}] ${t(`contact.subject.${subject}`)} · ${reference}`,
    heading: t('letter.contact.heading', { name }),
    paragraphs: paragraphsOf(message),
    blocks: [
      {
        title: t('letter.contact.facts'),
        lines: [
          t('letter.contact.number', { number: reference }),
          t('letter.contact.code', { code: subject }),
          ...(trade === undefined ? [] : [t('letter.contact.trade', { trade })]),
          t('letter.contact.reply', { email }),
        ],
      },
      ...(files.length === 0 ? [] : [{ title: t('letter.contact.files'), items: files }]),
    ],
    button: { label: t('letter.contact.open'), url: `https://${officeDomain}/contact/${number}` },
  })

  return {
    ...letter,
    to: shop.country.contact.recipient,
    replyTo: email,
    kind: 'contact',
    headers: { 'X-Umlauf-Subject': subject },
  }
}

/**
 * What somebody wrote, for himself. Anybody can type somebody else's address: so it greets nobody by the name that was
 * typed, carries no file, and nothing in it can be clicked that does not come from us.
 */
export function copyLetter(shop: Shop, told: LetterMessage): Letter {
  const t = translatorFor(shop.country)
  const { number, subject, email, message, trade } = told
  const reference = messageReference(number)
  const letter = frameLetter(shop, {
    subject: t('letter.contactCopy.subject', { number: reference }),
    heading: t('letter.contactCopy.heading'),
    paragraphs: [t('letter.contactCopy.next'), t('letter.contactCopy.more')],
    blocks: [
      {
        title: t('letter.contactCopy.yours'),
        lines: [
          t('letter.contactCopy.about', { subject: t(`contact.subject.${subject}`) }),
          ...(trade === undefined ? [] : [t('letter.contact.trade', { trade })]),
          ...filesOf(shop, told),
        ],
        paragraphs: paragraphsOf(withoutLinks(message)),
      },
    ],
    smallPrint: [t('letter.contactCopy.notYou')],
  })

  return {
    ...letter,
    to: email,
    replyTo: shop.country.contact.recipient,
    kind: 'contact-copy',
    // No program answers a letter that a program wrote.
    headers: { 'X-Umlauf-Subject': subject, 'Auto-Submitted': 'auto-replied' },
  }
}
