import { isValidBIC } from 'ibantools'
import * as v from 'valibot'
import { packedIban } from '#domain/accounts/payees/iban-groups.ts'
import { ibanProblem } from '#domain/accounts/payees/iban.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { modeNames } from '#shop/modes/mode.ts'
import type { Storefronts } from '#shop/shop.ts'

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const isLocale = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag]).length === 1
  } catch {
    return false
  }
}

const webAddress = v.pipe(v.string(), v.check(isWebAddress, 'must be a web address such as https://shop.example/'))
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => isWebAddress(text) && new URL(text).origin === text,
    'must be an origin such as https://partner.example',
  ),
)
const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a bare host name'))
const line = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(80))
const days = v.pipe(v.number(), v.integer('must be whole days'), v.minValue(1), v.maxValue(365))
const switches = v.partial(
  v.strictObject({
    newsletter: v.boolean(),
    homeBanner: v.boolean(),
    socialMedia: v.boolean(),
    conditionsVideo: v.boolean(),
    sealAndSlider: v.boolean(),
    redirects: v.boolean(),
  }),
)

const postalAddress = {
  name: line,
  street: line,
  houseNumber: line,
  postalCode: line,
  city: line,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two letters such as DE')),
}

const isAccount = (iban: string): boolean => ibanProblem(iban) === undefined

const countrySettings = v.partial(
  v.strictObject({
    domain: host,
    icuLocale: v.pipe(v.string(), v.check(isLocale, 'is not a locale')),
    buyShopLink: webAddress,
    sellShopUrl: origin,
    landingPage: v.string(),
    landingPageB2B: v.string(),
    landingPageAgan: v.string(),
    contact: v.strictObject({ sender: v.string(), recipient: v.string() }),
    features: switches,
    footerShippingLogo: v.picklist(['dhl', 'ups']),
    warehouse: v.strictObject(postalAddress),
    merchant: v.strictObject({
      ...postalAddress,
      vatId: line,
      iban: v.pipe(v.string(), v.transform(packedIban), v.check(isAccount, 'must be an IBAN that SEPA reaches')),
      bic: v.pipe(v.string(), v.check(isValidBIC, 'must be a BIC')),
      instantTransfers: v.boolean(),
    }),
    timeLimits: v.partial(
      v.strictObject({
        transport: days,
        parcel: days,
        carrierSilence: days,
        clarification: days,
        lock: days,
        clarificationLink: days,
        reminders: v.strictObject({ parcel: v.array(days), clarification: v.array(days), lock: v.array(days) }),
        reviewRequest: days,
      }),
    ),
    dynamicYield: v.strictObject({ enabled: v.boolean(), apiKey: v.string() }),
  }),
)

/** The default mode is found on the domains of the countries. */
const hostedModes = modeNames.filter((name) => name !== 'default')

/** What a merchant may say about the storefronts without touching the code. */
export const storefrontSettings = v.strictObject({
  countries: v.optional(v.partial(v.strictObject(v.entriesFromList(countryCodes, countrySettings)))),
  defaultCountry: v.optional(v.picklist(countryCodes)),
  modeDomains: v.optional(v.partial(v.strictObject(v.entriesFromList(hostedModes, host)))),
  officeDomain: v.optional(host),
  partnerOrigins: v.optional(v.array(origin)),
})

export type StorefrontSettings = v.InferOutput<typeof storefrontSettings>

/** The shipped storefronts with the merchant's settings laid over them. */
export function applySettings(shipped: Storefronts['countries'], settings: StorefrontSettings): Storefronts {
  const own = Object.values(shipped).map((country) => {
    const { features, ...rest } = settings.countries?.[country.code] ?? {}
    const sellShopUrl = rest.domain && { sellShopUrl: `https://${rest.domain}` }
    const changed: Country = { ...country, ...sellShopUrl, ...rest, features: { ...country.features, ...features } }
    return [country.code, changed]
  })

  return {
    countries: Object.fromEntries(own) as Storefronts['countries'],
    defaultCountry: settings.defaultCountry ?? 'de',
    modeDomains: settings.modeDomains ?? {},
    officeDomain: settings.officeDomain ?? 'office.umlauf.example',
    partnerOrigins: settings.partnerOrigins ?? [],
  }
}
