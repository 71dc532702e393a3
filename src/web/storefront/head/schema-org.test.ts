import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { asJsonLd, breadcrumbList, organisation, soughtProduct, website } from './schema-org.ts'

const trader = {
  url: 'https://de.umlauf.example',
  language: 'de-DE',
  name: 'umlauf',
  email: 'service@de.umlauf.example',
  phone: '',
}
const here = 'https://de.umlauf.example/produkte/apple-iphone-14-128-gb'
const device = {
  name: 'iPhone 14 128 GB',
  model: 'iPhone 14',
  manufacturer: 'Apple',
  category: 'iPhone',
  image: '/art/iphone/apple/iphone-14.svg',
  releaseYear: 2022,
  releaseMonth: 9,
  modelNumbers: ['A2882'],
}

describe('X1.15 what search engines are told', () => {
  test('about a device: that we buy it used, and the most that we pay', () => {
    const product = soughtProduct(trader, here, device, cents(415_50))

    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Apple iPhone 14 128 GB',
      image: 'https://de.umlauf.example/art/iphone/apple/iphone-14.svg',
      brand: { '@type': 'Brand', name: 'Apple' },
      releaseDate: '2022-09',
      mpn: ['A2882'],
      offers: {
        '@type': 'Demand',
        businessFunction: 'http://purl.org/goodrelations/v1#Buy',
        itemCondition: 'https://schema.org/UsedCondition',
        priceSpecification: { maxPrice: 415.5, priceCurrency: 'EUR' },
      },
    })
    expect(JSON.stringify(product)).not.toMatch(/"price":|"availability":|"Offer"/)
  })

  test('about a device without a month and without numbers: only what is known', () => {
    const product = soughtProduct(trader, here, { ...device, releaseMonth: null, modelNumbers: [] }, cents(0))

    expect(product['releaseDate']).toBe('2022')
    expect(product).not.toHaveProperty('mpn')
  })

  test('about the maker: once, also if the name of the device begins with it', () => {
    const named = { ...device, name: 'Apple iPhone 14 128 GB' }

    expect(soughtProduct(trader, here, named, cents(0))['name']).toBe('Apple iPhone 14 128 GB')
  })

  test('about the way to a page: absolute addresses, counted from one', () => {
    const { itemListElement } = breadcrumbList(trader, here, [{ label: 'Start', href: '/' }, { label: 'iPhone 14' }])

    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://de.umlauf.example/' },
      { '@type': 'ListItem', position: 2, name: 'iPhone 14', item: here },
    ])
  })

  test('about the shop: who runs it and how to search it', () => {
    expect(organisation(trader)).toMatchObject({ '@type': 'Organization', url: 'https://de.umlauf.example/' })
    expect(website(trader)['potentialAction']).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://de.umlauf.example/?q={search_term_string}' },
    })
  })
})

test.each(['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', '"\\', "' & <b>"])(
  'X1.15 the name %j stays a name',
  (name) => {
    const json = asJsonLd([soughtProduct(trader, here, { ...device, name }, cents(0))])

    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)['@graph'][0].name).toBe(`Apple ${name}`)
  },
)
