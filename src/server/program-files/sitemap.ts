import {
  listCategoryUrls,
  listDeviceParts,
  listDeviceUrls,
  listOverviewUrls,
  type Urls,
} from '#domain/catalogue/addresses/list-addresses.ts'
import { findPublishedTopics } from '#domain/content/texts/find-content.ts'
import type { Engines } from '#engines/engines.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { pathsOf, type RouteParameter, type Screen } from '#shop/screens/screens.ts'
import type { Storefronts } from '#shop/shop.ts'
import { escapeXml } from '#shop/formats/xml.ts'
import { sistersOf, type Alternate } from '#web/storefront/head/head-links.ts'
import { xmlFile } from './xml.ts'

type Reads = Pick<Engines, 'db' | 'merchantTexts'>

type Listed = { address: string; sisters: Alternate[] }

/** The list of lists. */
export async function sitemapIndex(engines: Reads, { sellShopUrl, locale }: Country): Promise<string> {
  const devices = (await listDeviceParts(engines, locale)).map((part) => `devices-${part}`)
  const parts = ['pages', 'categories', 'makers', ...devices]
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${sellShopUrl}/sitemaps/${part}.xml`)}</loc></sitemap>`,
  )
  return file('sitemapindex', '', entries)
}

/** One list, or nothing if there is none of this name. */
export async function sitemapPart(
  engines: Reads,
  storefronts: Storefronts,
  country: Country,
  name: string,
): Promise<string | undefined> {
  const addresses = await partNamed(engines, storefronts, country, name)
  if (!addresses || addresses.length === 0) return undefined

  const once = new Map(addresses.map((each) => [each.address, each]))
  const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return file('urlset', xhtml, [...once.values()].map(entry))
}

async function partNamed(engines: Reads, storefronts: Storefronts, country: Country, name: string) {
  const inCatalogue = (screen: Screen, parameter: RouteParameter, urls: Urls[]) =>
    catalogueAddresses(storefronts, country, { screen, parameter }, urls)

  if (name === 'pages')
    return [...pageAddresses(storefronts, country), ...(await textAddresses(engines, storefronts, country))]
  if (name === 'categories') return inCatalogue('sellCategory', 'category', await listCategoryUrls(engines))
  if (name === 'makers') return inCatalogue('overview', 'overview', await listOverviewUrls(engines))
  const part = /^devices-([1-9]\d{0,5})$/.exec(name)?.[1]
  return part && inCatalogue('product', 'pdp', await listDeviceUrls(engines, Number(part)))
}

/** Pages of which every country has one at most. */
export function pageAddresses(storefronts: Storefronts, country: Country): Listed[] {
  const pages: Screen[] = ['home', 'contact', 'businessLanding', 'deviceList']
  return pages.flatMap((screen) =>
    listed(storefronts, country, (there) =>
      pathsOf(there, screen).length === 0 ? undefined : there.sellShopUrl + pathTo(there, screen),
    ),
  )
}

/** What the merchant has written, in the countries for which he has. */
async function textAddresses(engines: Reads, storefronts: Storefronts, country: Country): Promise<Listed[]> {
  const published = await findPublishedTopics(engines)
  return contentTopics.flatMap((topic) =>
    listed(storefronts, country, (there) =>
      published.some((place) => place.country === there.code && place.topic === topic)
        ? there.sellShopUrl + pathTo(there, 'content', { slug: there.contentSlugs[topic] })
        : undefined,
    ),
  )
}

function catalogueAddresses(
  storefronts: Storefronts,
  country: Country,
  { screen, parameter }: { screen: Screen; parameter: RouteParameter },
  all: Urls[],
): Listed[] {
  // Addresses of the catalogue need no encoding, and thousands of them are written: the beginning is made once.
  const beginnings = new Map(
    Object.values(storefronts.countries).map((there) => [
      there.code,
      there.sellShopUrl + pathTo(there, screen, { [parameter]: '' }),
    ]),
  )
  return all.flatMap((urls) =>
    listed(storefronts, country, (there) => {
      const url = urls[there.locale]
      return url === undefined ? undefined : beginnings.get(there.code)! + url
    }),
  )
}

function listed(
  storefronts: Storefronts,
  country: Country,
  addressIn: (there: Country) => string | undefined,
): Listed[] {
  const address = addressIn(country)
  return address === undefined ? [] : [{ address, sisters: sistersOf(storefronts, addressIn) }]
}

const entry = ({ address, sisters }: Listed): string =>
  [
    `<url><loc>${escapeXml(address)}</loc>`,
    ...sisters.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    '</url>',
  ].join('')

const file = (root: string, namespaces: string, entries: string[]): string =>
  xmlFile(root, ` xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}`, entries)
