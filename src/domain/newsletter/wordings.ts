import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Source } from './subscriber.ts'

const asked = {
  footer: 'site.footer.newsletterText',
  enrich: 'newsletter.signUp.consent',
  api: 'newsletter.signUp.consent',
} as const

/** Where somebody can ask for the newsletter without a confirmed mailbox. */
export type SignUpSource = Extract<Source, keyof typeof asked>

/** The sentence that stands beside the button, in the language in which it was read. */
export const askedWording = (country: Country, source: SignUpSource): string => translatorFor(country)(asked[source])

export const confirmedWording = (country: Country): string => translatorFor(country)('newsletter.confirm.consent')

export const accountWording = (country: Country): string => translatorFor(country)('account.newsletter.consent')

export const enrichedWording = (country: Country): string => translatorFor(country)('newsletter.enrich.use')

export const leftWording = (country: Country): string => translatorFor(country)('newsletter.unsubscribe.lead')
