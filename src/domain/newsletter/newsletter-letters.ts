import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import type { Shop } from '#shop/shop.ts'
import { confirmAddress, enrichAddress, signUpAddress, unsubscribeAddress } from './newsletter-links.ts'
import { CONFIRMATION_DAYS } from './subscriber.ts'

type Word = 'newsletterConfirm' | 'newsletterLeft' | 'newsletterAlready' | 'newsletterLink'

type Addressee = { email: string; emailHash: string }

/** No name stands in them: until the mailbox is confirmed anybody could have written one, and afterwards none is needed. */
function newsletterLetter(shop: Shop, to: string, word: Word, kind: string, url: string): Letter {
  const t = translatorFor(shop.country)
  const letter = frameLetter(shop, {
    subject: t(`letter.${word}.subject`),
    heading: t(`letter.${word}.heading`),
    paragraphs: [t(`letter.${word}.text`), t(`letter.${word}.more`, { days: CONFIRMATION_DAYS })],
    button: { label: t(`letter.${word}.button`), url },
  })
  return { ...letter, to, kind, replyTo: shop.country.contact.recipient }
}

/** M22: whoever asked has to confirm the mailbox. */
export const confirmLetter = (shop: Shop, { email, emailHash }: Addressee, token: string): Letter =>
  newsletterLetter(
    shop,
    email,
    'newsletterConfirm',
    'newsletter-confirm',
    confirmAddress(shop.country, emailHash, token),
  )

/** M23: the newsletter has ended. Whoever did not want that gets it back here. */
export const leftLetter = (shop: Shop, { email }: Pick<Addressee, 'email'>): Letter =>
  newsletterLetter(shop, email, 'newsletterLeft', 'newsletter-left', signUpAddress(shop.country))

/** To whoever has the newsletter, if somebody asks for it with his address. */
export const alreadyLetter = (shop: Shop, { email, emailHash }: Addressee): Letter =>
  newsletterLetter(shop, email, 'newsletterAlready', 'newsletter-already', enrichAddress(shop.country, emailHash))

/** To whoever wants to leave and has a link that we do not know. */
export const linkLetter = (shop: Shop, { email, emailHash }: Addressee): Letter =>
  newsletterLetter(shop, email, 'newsletterLink', 'newsletter-link', unsubscribeAddress(shop.country, emailHash))
