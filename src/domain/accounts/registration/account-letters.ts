import { frameLetter } from '#domain/letters/letter-frame.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import type { Shop } from '#shop/shop.ts'
import { accountAddress, activationAddress, passwordForgotAddress, passwordResetAddress } from './account-links.ts'

type AccountWord =
  | 'accountActivation'
  | 'accountExists'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChange'
  | 'emailChanged'
  | 'accountDeleted'
  | 'sessionStolen'
  | 'payeeChanged'
  | 'payeeStored'

type Addressee = { email: string }

/** Letters about an account never show a name: until the mailbox is confirmed anybody could have written one. */
function accountLetter(
  shop: Shop,
  to: string,
  word: AccountWord,
  kind: string,
  { url, values = {} }: { url: string; values?: Record<string, string> },
): Letter {
  const t = translatorFor(shop.country)
  const letter = frameLetter(shop, {
    subject: t(`letter.${word}.subject`),
    heading: t(`letter.${word}.heading`),
    paragraphs: [t(`letter.${word}.text`, values), t(`letter.${word}.more`, values)],
    button: { label: t(`letter.${word}.button`), url },
  })
  return { ...letter, to, kind, replyTo: shop.country.contact.recipient }
}

export const activationLetter = (shop: Shop, { email }: Addressee, token: string): Letter =>
  accountLetter(shop, email, 'accountActivation', 'account-activation', {
    url: activationAddress(shop.country, token),
  })

/** To the owner, if somebody registers with an address that has an account. */
export const accountExistsLetter = (shop: Shop, { email }: Addressee): Letter =>
  accountLetter(shop, email, 'accountExists', 'account-exists', { url: accountAddress(shop.country) })

export const passwordResetLetter = (shop: Shop, { email }: Addressee, token: string): Letter =>
  accountLetter(shop, email, 'passwordReset', 'password-reset', { url: passwordResetAddress(shop.country, token) })

export const passwordChangedLetter = (shop: Shop, { email }: Addressee): Letter =>
  accountLetter(shop, email, 'passwordChanged', 'password-changed', { url: passwordForgotAddress(shop.country) })

/** To the new address, which has to be confirmed. */
export const emailChangeLetter = (shop: Shop, { email }: Addressee, token: string): Letter =>
  accountLetter(shop, email, 'emailChange', 'email-change', { url: activationAddress(shop.country, token) })

/** To both addresses; the old one may be the only place where a thief is noticed. */
export const emailChangedLetter = (shop: Shop, to: string, changed: { from: string; to: string }): Letter =>
  accountLetter(shop, to, 'emailChanged', 'email-changed', {
    url: accountAddress(shop.country),
    values: { old: changed.from, new: changed.to },
  })

export const accountDeletedLetter = (shop: Shop, { email }: Addressee): Letter =>
  accountLetter(shop, email, 'accountDeleted', 'account-deleted', { url: shop.country.sellShopUrl })

export const stolenSessionLetter = (shop: Shop, { email }: Addressee): Letter =>
  accountLetter(shop, email, 'sessionStolen', 'session-stolen', { url: passwordForgotAddress(shop.country) })

/** Whoever got into an account wants its money: the owner learns where it would go. */
export const payeeChangedLetter = (shop: Shop, { email }: Addressee, payee: string): Letter =>
  accountLetter(shop, email, 'payeeChanged', 'payee-changed', {
    url: passwordForgotAddress(shop.country),
    values: { payee },
  })

/** The same about an account that is not used, or not yet. */
export const payeeStoredLetter = (shop: Shop, { email }: Addressee, values: { payee: string; used: string }): Letter =>
  accountLetter(shop, email, 'payeeStored', 'payee-changed', { url: passwordForgotAddress(shop.country), values })
