import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { entryPaths, LOGIN_PATH, officeScreens, type OfficeScreenName } from '#shop/office-screens.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { officeFiles } from './backoffice/office-files.ts'
import { pathsOf, screens, type Screen } from '#shop/screens/screens.ts'

export const screenFiles: Record<Screen, string> = {
  home: 'storefront/home/home.tsx',
  overview: 'storefront/catalogue/product-or-overview.tsx',
  product: 'storefront/catalogue/product-or-overview.tsx',
  sellCategory: 'storefront/catalogue/lists/sell-category.tsx',
  contact: 'storefront/contact/contact.tsx',
  checkout: 'storefront/checkout/checkout.tsx',
  thankYou: 'storefront/checkout/thank-you/thank-you.tsx',
  trade: 'storefront/trade/trade.tsx',
  review: 'storefront/review/review.tsx',
  content: 'storefront/content/content.tsx',
  businessLanding: 'storefront/business/landing/business-landing.tsx',
  deviceList: 'storefront/business/lists/device-list.tsx',
  deviceListResult: 'storefront/business/lists/device-list-result.tsx',
  businessQuoteRequest: 'storefront/business/quotes/quote-request.tsx',
  businessQuote: 'storefront/business/quotes/quote.tsx',
  accountOverview: 'storefront/account/overview.tsx',
  accountRegister: 'storefront/account/registration/register.tsx',
  accountActivation: 'storefront/account/registration/activation.tsx',
  accountManagement: 'storefront/account/management.tsx',
  accountAddressChange: 'storefront/account/address-change.tsx',
  accountPaymentChange: 'storefront/account/payment-change.tsx',
  accountPasswordReset: 'storefront/account/passwords/password-reset.tsx',
  accountPasswordForgot: 'storefront/account/passwords/password-forgot.tsx',
  clarification: 'storefront/clarification/clarification.tsx',
  clarificationQuickAnswer: 'storefront/clarification/clarification.tsx',
  newsletterEnrich: 'storefront/newsletter/enrich.tsx',
  newsletterUnsubscribe: 'storefront/newsletter/unsubscribe.tsx',
  newsletterUnsubscribeSuccess: 'storefront/newsletter/unsubscribe-success.tsx',
  priceWatch: 'storefront/price-watch/price-watch.tsx',
  privacyChoices: 'storefront/privacy/privacy-choices.tsx',
  errorReportingTest: 'storefront/error/error-reporting-test.tsx',
}

/** The router knows whole segments only: `uebersicht-{overview}` and `{pdp}` share one route, and the screen looks again. */
const routerPath = (pattern: string): string =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.includes('{') ? `:${/\w+/.exec(segment)![0]}` : segment))
    .join('/')

/** The router wants a file for each route; these differ in the words that they bring and are written here, not by hand. */
function storefrontFile({ code, messages }: Country): string {
  const file = fileURLToPath(new URL(`../../.react-router/storefronts/${code}.tsx`, import.meta.url))
  const source = `import messages from 'virtual:frame-messages/${messages}'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export { loadShop as loader } from '#web/shop-data.ts'

export default () => <Storefront messages={messages} />

export const ErrorBoundary = () => <StorefrontError messages={messages} />
`
  mkdirSync(dirname(file), { recursive: true })
  // Another command may be reading them.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
  return file
}

/** Around these stands nothing that leads away. */
const enclosed: readonly Screen[] = ['checkout']

function routesOf(country: Country): RouteConfigEntry[] {
  const taken = new Set<string>()
  const routesTo = (screen: Screen) =>
    pathsOf(country, screen).flatMap((pattern, variant) => {
      const path = routerPath(pattern)
      const shape = path.replaceAll(/:\w+/g, ':')
      if (taken.has(shape)) return []
      taken.add(shape)

      const id = `${country.code}/${screen}${variant === 0 ? '' : `-${variant + 1}`}`
      return path === '' ? index(screenFiles[screen], { id }) : route(path, screenFiles[screen], { id })
    })
  const pages = screens.filter((screen) => !enclosed.includes(screen)).flatMap(routesTo)
  const unknown = route('*', 'storefront/error/not-found.tsx', { id: `${country.code}/not-found` })

  return [
    layout('storefront/frame.tsx', { id: `${country.code}/frame` }, [...pages, unknown]),
    layout('storefront/enclosed-frame.tsx', { id: `${country.code}/enclosed-frame` }, enclosed.flatMap(routesTo)),
  ]
}

export const storefronts = Object.values(countries).map((country) =>
  layout(storefrontFile(country), { id: country.code }, routesOf(country)),
)

const officeRoutes = Object.entries(officeScreens).map(([name, { path }]) => {
  const file = officeFiles[name as OfficeScreenName]
  const id = `office/${name}`
  return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id, caseSensitive: true })
})

const backOffice = layout('backoffice/office.tsx', { id: 'office' }, [
  route(LOGIN_PATH.slice(1), 'backoffice/entry/login.tsx', { id: 'office/login', caseSensitive: true }),
  route(entryPaths.code.slice(1), 'backoffice/entry/code.tsx', { id: 'office/code', caseSensitive: true }),
  route(entryPaths['second-factor'].slice(1), 'backoffice/entry/second-factor.tsx', {
    id: 'office/second-factor',
    caseSensitive: true,
  }),
  ...officeRoutes,
  route('*', 'backoffice/not-found.tsx', { id: 'office/not-found' }),
])

export default [...storefronts, backOffice] satisfies RouteConfig
