import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { Screen as ScreenName } from '#shop/screens/screens.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { answerQuestions } from '#tests/support/drivers/browser/sale-steps.ts'
import { sellHere } from '#tests/support/drivers/browser/sell-here.ts'
import { enter, stepInto } from '#tests/support/drivers/browser/search-box.ts'
import { savingData } from '#tests/support/drivers/browser/travelling.ts'
import { goodPassword, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { liveRegions, readingOrder, spokenTree, type Spoken } from '#tests/support/readers/pages/reading-order.ts'

const browser = useBrowser()
const office = useOffice()
const customers = useCustomers()

const url = (path: string, host = 'de') => `http://${host}.localhost:${office.shop().port}${path}`
const screen = (name: ScreenName, values?: Record<string, string>) => url(pathTo(countries.de, name, values))

let inspector: OfficeColleague
beforeAll(async () => {
  inspector = await office.colleague('inspector')
})

async function visitor(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: fromSomewhere() })
  await page.addInitScript(savingData)
  return page
}

/** Stands on a page, and has heard what speaks there by itself. */
async function at(address: string, page?: Page): Promise<Page> {
  const here = page ?? (await visitor())
  await here.goto(address)
  await hydrated(here)
  return here
}

const product = () => at(screen('product', { pdp: 'apple-iphone-14-128-gb' }))

async function checkout(): Promise<Page> {
  const page = await visitor()
  await page.goto(url('/build.json'))
  await fillCart(page)
  await at(screen('checkout'), page)
  await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
  return page
}

/** A sale that was made in this browser, whose label has arrived. */
async function sold(): Promise<{ page: Page; number: number; id: string }> {
  const page = await visitor()
  const number = await sellHere(page, 'de', url(''))
  const { rows } = await office.query('select id from trades where number = $1', [number])
  return { page, number, id: rows[0].id }
}

const withLabel = async (page: Page): Promise<Page> => {
  await page.locator('main a[download$=".pdf"]').waitFor()
  return page
}

async function account(): Promise<Page> {
  const { email, customerNumber } = await customers.newCustomer('de')
  const { page } = await sold()
  const numbers = [await sellHere(page, 'de', url('')), await sellHere(page, 'de', url(''))]
  await office.query(
    'update trades set customer_id = (select id from customers where number = $2) where number = any($1)',
    [numbers, customerNumber],
  )
  await at(screen('accountOverview'), page)
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(goodPassword)
  await page.locator('main form[method="post"] .button[type="submit"]').click()
  await page.locator('.tracker').first().waitFor()
  return page
}

async function bench(): Promise<Page> {
  const trade = await soldTrade(office.engines(), 'de', { pieces: 1 })
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  const page = await visitor()
  await logInByForm(page, url('', 'office'), `${inspector.username}:${inspector.password}`)
  await page.goto(url(`/inspection/${formatTradeNumber(trade.number)}-1`, 'office'))
  await page.locator('button[value=take]').click()
  await page.locator('input[name=imei]').waitFor()
  await hydrated(page)
  return page
}

type Screen = { screen: string; opens: () => Promise<Page>; does?: (page: Page) => Promise<unknown>; withFrame?: true }

const screens: readonly Screen[] = [
  { screen: 'home', opens: () => at(url('/')), withFrame: true },
  {
    screen: 'search',
    opens: async () => {
      const page = await at(url('/'))
      await stepInto(page)
      return page
    },
    does: (page) => enter(page, 'iphone 14'),
  },
  { screen: 'category', opens: () => at(url('/verkaufen/iphone')) },
  { screen: 'product', opens: product },
  {
    screen: 'question',
    opens: product,
    does: async (page) => {
      await page.locator('.lane button[type="submit"]').click()
      await page.locator('button[name="DISPLAY_GLASS"]').first().waitFor()
    },
  },
  { screen: 'offer', opens: product, does: answerQuestions },
  { screen: 'checkout', opens: checkout, withFrame: true },
  {
    screen: 'checkout-complaints',
    opens: checkout,
    does: async (page) => {
      await page.locator('#sale [type="submit"]').click()
      await page.locator('#postalCode-error').waitFor()
    },
  },
  {
    screen: 'thank-you',
    opens: async () => {
      const { page, number } = await sold()
      return withLabel(await at(`${screen('thankYou')}?trade=${number}`, page))
    },
  },
  {
    screen: 'trade',
    opens: async () => {
      const { page, id } = await sold()
      return withLabel(await at(screen('trade', { token: tradeToken(office.engines().vault, id) }), page))
    },
  },
  { screen: 'account', opens: account },
  { screen: 'bench', opens: bench, withFrame: true },
]

const everyone = (spoken: Spoken): Spoken[] => [spoken, ...spoken.children.flatMap(everyone)]

/** Levels of headings in their order: the first is 1, and no step down leaves one out. */
function skippedHeadings(all: readonly Spoken[]): string[] {
  const headings = all.filter(({ role }) => role === 'heading')
  const levelOf = ({ notes }: Spoken) => Number(notes.find((note) => note.startsWith('level='))?.slice(6))
  return headings
    .filter((each, index) => levelOf(each) > (index ? levelOf(headings[index - 1]!) : 0) + 1)
    .map(({ name }) => name)
}

/** In every part that stands for itself, what links are called says where they lead. */
function ambiguousLinks(all: readonly Spoken[]): string[] {
  const links = all
    .filter(({ role }) => role === 'article')
    .flatMap(everyone)
    .filter(({ role }) => role === 'link')
  const targets = Map.groupBy(links, ({ name }) => name)
  return [...targets].filter(([, same]) => new Set(same.map(({ url: to }) => to)).size > 1).map(([name]) => name)
}

/** What is announced and says nothing, or what was just said. */
const noise = (all: readonly Spoken[]): string[] =>
  all
    .filter(
      ({ role, name, children }, index) =>
        (role === 'listitem' && name === '' && children.length === 0) ||
        (role === 'image' && all.slice(Math.max(0, index - 2), index).some((before) => before.name === name)) ||
        /[▸▾✓→]/.test(name),
    )
    .map(({ role, name }) => `${role} ${name}`)

test.each(screens)(
  'a screen reader reads the screen “$screen” as its snapshot says: headings in order, no noise, and what changes is heard',
  async ({ screen: name, opens, does, withFrame = false }) => {
    const page = await opens()
    if (does) {
      await liveRegions(page)
      await does(page)
    }
    const all = (await spokenTree(page)).flatMap(everyone)
    const read = await readingOrder(page, { withFrame })

    await expect(read).toMatchFileSnapshot(`reading-order/${name}.txt`)
    expect(all.filter(({ role, notes }) => role === 'heading' && notes.includes('level=1'))).toHaveLength(1)
    expect(skippedHeadings(all.slice(all.findIndex(({ role }) => role === 'main')))).toEqual([])
    expect(ambiguousLinks(all)).toEqual([])
    expect(noise(all)).toEqual([])
    expect(read).not.toMatch(/polite, came with its words/)
    if (!does) expect(all.filter(({ notes }) => notes.includes('invalid'))).toEqual([])
  },
)
