import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { answerAll, centsIn, enter, textsOf } from '#tests/support/drivers/browser/answering.ts'
import { attribute, links, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { openSession, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { ask, asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'

const messages = readMessages('messages', 'de')
const page = async (host: string, path: string) => (await ask(host, path, asPerson)).text

const asNew = { ...usedPhone.answers, DISPLAY_GLASS: ['NO_MARKS'], HOUSING: ['NO_MARKS'], ACCESSORIES: [] }

/** What the widget pays at most for a phone without accessories. */
async function bestOffer(device: string): Promise<number> {
  const send = await openSession('b2bwidget')
  const { priceCents, segment } = (await send('POST', '/api/offers', { device, answers: asNew })).json<{
    priceCents: number
    segment: string
  }>()
  expect(segment).toBe('business')
  return priceCents
}

const net = /^bis zu [\d.]+,\d\d\s€ netto$/

const phone = (html: string): string | undefined =>
  [...html.matchAll(/<li class="[^"]*model-card[\s\S]*?<\/li>/g)]
    .map(([card]) => card)
    .find((card) => card.includes('/apple-iphone-14-') && texts(card, 'h3')[0] === 'iPhone 14')

describe('F-14 the widget for companies', () => {
  test('promises on the page of a device what the best offer for it comes to, net, in every variant', async () => {
    const html = await page('b2bwidget', '/produkte/apple-iphone-14-128-gb')
    const best = await bestOffer(usedPhone.device)

    expect(textsOf(html, 'product__offer').map(centsIn)).toEqual([best])
    expect(textsOf(html, 'product__offer')[0]).toMatch(net)
    expect(meta(html, 'description')).toContain('netto')
    for (const said of textsOf(html, 'chip__note')) expect(`bis zu ${said}`).toMatch(net)
    expect(centsIn(texts(html, 'td').find((cell) => cell.includes('€'))!)).toBe(best)
    expect(readable(html)).toContain(messages['forCompanies.product.note'])
  })

  test.each(['/verkaufen/iphone', '/produkte/uebersicht-apple-iphone-14', '/?q=iphone+14'])(
    'promises net prices in the list %s',
    async (path) => {
      const [ours, shops] = await Promise.all(['b2bwidget', 'de'].map((host) => page(host, path)))
      const said = textsOf(ours!, 'model-card__offer')
      const [card, same] = [phone(ours!), phone(shops!)]
      const variants = links(await page('b2bwidget', '/produkte/apple-iphone-14-128-gb'))
        .filter((href) => /\/apple-iphone-14-\d+-gb$/.test(href))
        .map((href) => href.split('/').at(-1)!)
      const best = Math.max(...(await Promise.all([...new Set(variants)].map(bestOffer))))

      expect(said.length).toBeGreaterThan(3)
      for (const each of said) expect(each === messages['catalogue.recycling'] || net.test(each), each).toBe(true)
      expect(centsIn(textsOf(card!, 'model-card__offer')[0]!)).toBe(best)
      expect(centsIn(textsOf(same!, 'model-card__offer')[0]!)).toBeGreaterThan(best)
    },
  )

  test('greets companies, and its worked example takes the tax out', async () => {
    const html = await page('b2bwidget', '/')

    expect(texts(html, 'h1')).toEqual([messages['forCompanies.home.headline']])
    expect(texts(html, 'dt')).toContain(messages['home.example.vat'])
    expect(texts(html, 'dt')).toContain(messages['forCompanies.home.example.total'])
    expect(textsOf(html, 'price-lines__amount').map(centsIn)).toEqual([
      480_00, -38_40, -30_91, 2_00, 3_00, -66_38, -31, 349_00,
    ])
    for (const each of textsOf(html, 'model-card__offer')) expect(each).toMatch(net)
  })

  test('says every word that it has for companies, and no other shop says one', async () => {
    const paths = ['/', '/verkaufen/handy', '/produkte/uebersicht-samsung', '/produkte/apple-iphone-14-128-gb']
    const read = async (host: string) => {
      const pages = await Promise.all(paths.map((path) => page(host, path)))
      return pages
        .map((html) => `${readable(html)} ${tags(html, 'ul').map((tag) => attribute(tag, 'aria-label'))}`)
        .join(' ')
    }
    const [ours, shops, partners] = await Promise.all(['b2bwidget', 'de', 'aganwidget'].map(read))
    const own = Object.keys(messages).filter((key) => key.startsWith('forCompanies.') && !messages[key]!.includes('{'))
    const unread =
      /^forCompanies\.(?:home\.(?:title|description)|product\.(?:questions\..+|trend\.(?:fell|rose|same))|(?:offer|cart|checkout|thankYou|trade)\..+)$/

    expect(own.filter((key) => !ours!.includes(messages[key]!) && !unread.test(key))).toEqual([])
    for (const key of own.filter((each) => messages[each]!.length > 30))
      expect([shops!.includes(messages[key]!), partners!.includes(messages[key]!)], key).toEqual([false, false])
  })

  test('speaks to a company from the last answer to the thanks for its sale, and says that its amounts are net', async () => {
    const answers = Object.fromEntries(Object.entries(usedPhone.answers).map(([code, [answer]]) => [code, answer!]))
    const { page: offer } = await answerAll(enter('b2bwidget'), '/produkte/apple-iphone-14-128-gb', answers)
    const html = offer.text
    const [amount] = textsOf(html, 'made-offer__amount')
    const checkout = await page('b2bwidget', '/checkout')
    const thanks = await page('b2bwidget', pathTo(countries.de, 'thankYou'))
    // As words travel with a page.
    const said = (key: string) => `\\"${messages[key]}\\"`

    expect(amount).toMatch(/^[\d.]+,\d\d\s€ netto$/)
    expect(texts(html, 'dt')).toContain(messages['forCompanies.offer.made.total'])
    for (const key of ['title', 'note', 'condition', 'raises'])
      expect(readable(html), key).toContain(messages[`forCompanies.offer.made.${key}`])
    expect(readable(html)).toContain('Auf dem Firmenkonto bis')
    expect(readable(html)).not.toContain(messages['offer.made.note'])
    for (const key of ['lead', 'person.title', 'payout.paypalHint', 'taxHint.standard', 'agreement']) {
      expect(checkout, key).toContain(said(`forCompanies.checkout.${key}`))
      expect(checkout, key).not.toContain(said(`checkout.${key}`))
    }
    for (const key of ['thankYou.title', 'thankYou.follow.text', 'trade.tracker.title', 'trade.checklist.title']) {
      expect(thanks, key).toContain(said(`forCompanies.${key}`))
      expect(thanks, key).not.toContain(said(key))
    }
    expect(await page('de', '/checkout')).toContain(said('checkout.agreement'))
  })

  test('the shop itself still says what people get', async () => {
    const html = await page('de', '/')

    expect(texts(html, 'h1')).toEqual([messages['home.headline']])
    expect(textsOf(html, 'price-lines__amount').map(centsIn)).toEqual([480_00, -38_40, -30_91, 2_00, 3_00, -19, 415_50])
    expect(readable(html)).not.toContain('netto')
  })
})
