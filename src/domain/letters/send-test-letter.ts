import type { Engines } from '#engines/engines.ts'
import { speakerFor } from '#domain/speech/all-words.ts'
import type { Shop } from '#shop/shop.ts'
import { frameLetter } from './letter-frame.ts'

/** Shows that letters of this shop leave the house and what they look like. It goes to the shop itself. */
export async function sendTestLetter({ mail }: Engines, shop: Shop): Promise<string> {
  const t = speakerFor(shop.country)
  const letter = frameLetter(shop, {
    subject: t('letter.test.subject'),
    heading: t('letter.test.heading'),
    paragraphs: [t('letter.test.text', { shop: shop.country.sellShopUrl })],
    button: { label: t('letter.test.button'), url: shop.country.sellShopUrl },
  })
  return mail.post({ ...letter, to: shop.country.contact.recipient, kind: 'test' })
}
