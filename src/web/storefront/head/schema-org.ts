import type { Cents } from '#shop/money/money.ts'

/** Things of the shop in the vocabulary of schema.org, for search engines. */
export type Thing = { '@type': string; [property: string]: unknown }

type Trader = { url: string; language: string; name: string }

export type Crumb = { label: string; href?: string | undefined }

const idOf = (address: string, part: string): string => `${address}#${part}`

const absolute = (path: string, { url }: Trader): string => new URL(path, url).href

const EURO = 'EUR'

export const organisation = (trader: Trader & { email: string; phone: string }): Thing => ({
  '@type': 'Organization',
  '@id': idOf(`${trader.url}/`, 'organisation'),
  name: trader.name,
  url: `${trader.url}/`,
  logo: absolute('/previews/home.png', trader),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: trader.email,
    ...(trader.phone !== '' && { telephone: trader.phone }),
    availableLanguage: trader.language,
  },
})

/** The site, and how to search it. */
export const website = (trader: Trader): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(`${trader.url}/`, 'website'),
  name: trader.name,
  url: `${trader.url}/`,
  inLanguage: trader.language,
  publisher: { '@id': idOf(`${trader.url}/`, 'organisation') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${trader.url}/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The way from the home page to here; the last step is the page itself. */
export const breadcrumbList = (trader: Trader, here: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? here : absolute(href, trader),
  })),
})

/** What people ask about what a page is about, and what we answer. */
export const faqPage = (here: string, answered: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  '@id': idOf(here, 'questions'),
  mainEntity: answered.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export type SoughtDevice = {
  name: string
  model: string
  manufacturer: string
  category: string
  image: string
  releaseYear: number
  releaseMonth: number | null
  modelNumbers: readonly string[]
}

/**
 * We buy: the shop makes a demand, not an offer, and names the most that it pays. An offer with a price would be read as
 * something that can be bought here.
 */
export const soughtProduct = (trader: Trader, here: string, device: SoughtDevice, upTo: Cents): Thing => ({
  '@type': 'Product',
  '@id': idOf(here, 'device'),
  name: fullName(device),
  model: device.model,
  category: device.category,
  brand: { '@type': 'Brand', name: device.manufacturer },
  image: absolute(device.image, trader),
  url: here,
  releaseDate: releaseDate(device),
  ...(device.modelNumbers.length > 0 && { mpn: device.modelNumbers }),
  offers: {
    '@type': 'Demand',
    additionalType: 'https://schema.org/PurchaseTypeTradeIn',
    businessFunction: 'http://purl.org/goodrelations/v1#Buy',
    itemCondition: 'https://schema.org/UsedCondition',
    url: here,
    priceSpecification: { '@type': 'PriceSpecification', priceCurrency: EURO, minPrice: 0, maxPrice: upTo / 100 },
  },
})

/** Names of devices mostly begin with their maker; where they do not, it is added. */
const fullName = ({ name, manufacturer }: SoughtDevice): string =>
  name.toLowerCase().startsWith(manufacturer.toLowerCase()) ? name : `${manufacturer} ${name}`

const releaseDate = ({ releaseYear, releaseMonth }: SoughtDevice): string =>
  releaseMonth === null ? String(releaseYear) : `${releaseYear}-${String(releaseMonth).padStart(2, '0')}`

/** Letters that could end the element they stand in, or a line of it. */
const dangerous = /[<>&\u2028\u2029]/g

export const asJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    dangerous,
    (letter) => `\\u${letter.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )
