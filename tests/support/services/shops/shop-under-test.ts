import { inject } from 'vitest'
import { isCountryCode } from '#shop/countries/all.ts'
import '#tests/support/services/servers/global-setup.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { some } from '#tests/support/limits/runs.ts'
import { visit, type Answer, type VisitOptions } from '#tests/support/drivers/customers/visit.ts'

/** Asked for late, because what measures the shop has drivers of tests but no run of them. */
const shop = () => inject('shop')

/** A visitor of the shop that runs for the whole test run. */
export const ask = (host: string, path: string, options?: VisitOptions): Promise<Answer> =>
  visit(shop().port, host.includes('.') ? host : `${host}.localhost`, path, options)

/** A visitor whose software says that it is a browser of a person. */
export const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export const asPerson = { headers: { 'user-agent': person } }

export const url = (host: string, path = '/'): string => `http://${host}.localhost:${shop().port}${path}`

/** Logs in to the back office; what it gives are the headers for further questions. */
export const officeLogin = (): Promise<{ cookie: string }> => officeCookie(ask, shop().login)

/**
 * The storefronts of the specification, whose words and addresses tests know by heart. Germany has all that any country
 * has, and France another language, carrier and register.
 */
export const countryCodes = ['de', 'fr', 'at', 'es', 'it'] as const

/** The country that somebody has just added: `scripts/try-a-country.ts` asks for it alone. */
export const addedCountry = [process.env['TRIED_COUNTRY'] ?? ''].filter(isCountryCode)

/** The whole run asks everywhere, the quick one in two of them. */
export const triedCountries = some(countryCodes, 2)
