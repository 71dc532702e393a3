import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Engines } from '#engines/engines.ts'
import type { Letter } from '#engines/mail/letter.ts'
import type { Shop } from '#shop/shop.ts'
import { frameLetter } from './letter-frame.ts'

/** To the shop itself. */
export function testLetter(shop: Shop): Letter {
  const t = translatorFor(shop.country)
  const letter = frameLetter(shop, {
    subject: t('letter.test.subject'),
    heading: t('letter.test.heading'),
    paragraphs: [t('letter.test.text', { shop: shop.country.sellShopUrl })],
    button: { label: t('letter.test.button'), url: shop.country.sellShopUrl },
  })
  return { ...letter, to: shop.country.contact.recipient, kind: 'test' }
}

/** Shows that letters of this shop leave the house and what they look like. */
export const sendTestLetter = ({ mail }: Engines, shop: Shop): Promise<string> => mail.post(testLetter(shop))
