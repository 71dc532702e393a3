import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { expectedPayday } from '#domain/payouts/expected-payday.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Category } from '#shop/devices/categories.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { pathTo } from '#shop/screens/paths.ts'
import {
  answerAll,
  centsIn,
  enter,
  formIn,
  textsOf,
  type Person,
  type QuestionForm,
} from '#tests/support/drivers/browser/answering.ts'
import { some } from '#tests/support/limits/runs.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'
import { links, readable, texts } from '#tests/support/readers/pages/html.ts'
import { ask, asPerson, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'

const product = (code: CountryCode, pdp: string) => pathTo(countries[code], 'product', { pdp })
const phone = product('de', 'apple-iphone-14-128-gb')

const kinds = ['iphone', 'tablet', 'notebook', 'camera', 'lens', 'console', 'smartwatch', 'headphones'] as const

async function someDevice(category: Category): Promise<string> {
  const path = pathTo(countries.de, 'sellCategory', { category: countries.de.categorySlugs[category] })
  return links((await ask('de', path, asPerson)).text).find((link) => link.startsWith(product('de', '')))!
}

/** What an offer promises, why, and what its seller has said: all of that stands in the link that changes his answers. */
async function offerOf(visitor: Person, page: { text: string }) {
  const [, id] = /\?offer=([\w-]+)/.exec(visitor.address()) ?? []
  const offer = await ask('de', `/api/offers/${id}`, { headers: { cookie: visitor.cookie() } })
  const { priceCents, conditionId, lines } = offer.json<{ priceCents: number; conditionId: string; lines: object[] }>()
  const change = new URL(
    links(page.text).findLast((link) => link.includes('replaces='))!,
    'https://de.example',
  )
  const said = [...change.searchParams]
    .filter(([name]) => name !== 'replaces')
    .map(([name, value]) => `${name}=${value}`)
  return { priceCents, conditionId, lines, said: said.toSorted() }
}

type Field = [name: string, value: string]

/** Confirms the list with some lines opened, and gives the first answer to whatever is left. */
async function confirmAndAnswer(visitor: Person, path: string, otherwise: (list: QuestionForm) => Field[] = () => []) {
  const list = await visitor.open(path)
  const asked: string[] = []
  let page = await visitor.send(list.text, otherwise(formIn(list.text)!))
  for (let form = formIn(page.text); form; form = formIn(page.text)) {
    const [first] = form.buttons.length > 0 ? form.buttons : form.boxes
    asked.push(first?.[0] ?? '')
    if (asked.length > 20) throw new Error(`The questions never end: ${asked.join(' ')}`)
    page = await visitor.send(page.text, first ? [first] : [])
  }
  return { list, page, asked }
}

/** Whoever answers one by one in these tests ticks the first box of every list. */
const firstBoxes = ({ boxes }: QuestionForm): Field[] =>
  boxes.filter(([name], index) => boxes.findIndex(([other]) => other === name) === index)

describe('the fast lane, without scripts', () => {
  test.each(some(kinds, 3))(
    'F-52 EX-02 about a device of %s leads to the offer of the long way with a form less per statement',
    async (kind) => {
      const path = await someDevice(kind)
      const [fast, long] = [enter('de'), enter('de')]
      const { list, page, asked } = await confirmAndAnswer(fast, path, firstBoxes)
      const statements = Object.fromEntries(formIn(list.text)!.preset)
      const all = await answerAll(long, path, statements)

      expect(await offerOf(fast, page)).toEqual(await offerOf(long, all.page))
      expect(asked.length).toBeLessThan(all.asked.length - 2)
    },
  )

  test('F-52 leaves four questions about a phone in good state', async () => {
    const { asked } = await confirmAndAnswer(enter('de'), phone)

    expect(asked).toEqual(['DISPLAY_GLASS', 'HOUSING', 'BATTERY', 'ACCESSORIES'])
  })

  test('F-52 EX-02 lets a line be opened and answered otherwise: it is asked and paid as on the long way', async () => {
    const visitor = enter('de')
    const dead = await confirmAndAnswer(visitor, phone, () => [['POWER', 'NO']])
    const long = enter('de')
    const all = await answerAll(long, phone, { POWER: 'NO' })

    expect(dead.asked).toEqual(['HOUSING', 'BATTERY', 'ACCESSORIES'])
    expect(await offerOf(visitor, dead.page)).toEqual(await offerOf(long, all.page))
    const broken = await confirmAndAnswer(enter('de'), phone, () => [['FUNCTIONS', 'SOME_DEFECTS']])
    expect(broken.asked[0]).toBe('DEFECTS')
  })

  test('F-52 says what every other answer costs, and that is what it costs', async () => {
    const visitor = enter('de')
    const { text } = await visitor.open(phone)
    const labels = [...text.matchAll(/<label class="choice">([\s\S]*?)<\/label>/g)].map(([, inside = '']) => inside)
    const label = labels.find((each) => each.includes('name="LIQUID"') && each.includes('value="YES"'))!
    const best = centsIn(textsOf(text, 'product__offer')[0]!)
    const wet = await visitor.send(text, [['LIQUID', 'YES']])

    expect(centsIn(textsOf(label, 'answer__change')[0]!)).toBeLessThan(0)
    expect(centsIn(textsOf(wet.text, 'product__offer')[0]!) - best).toBe(centsIn(textsOf(label, 'answer__change')[0]!))
  })

  test('F-52 can be left for the questions one by one, and taken again, with nothing lost', async () => {
    const visitor = enter('de')
    const { text } = await visitor.open(phone)
    const steps = await visitor.open(links(text).find((link) => link.includes('lane=steps'))!)
    expect(formIn(steps.text)!.buttons[0]![0]).toBe('OWNERSHIP')
    const lock = await visitor.send(steps.text, [['OWNERSHIP', 'YES']])
    const simlock = await visitor.send(lock.text, [['LOCK', 'WILL_REMOVE']])

    const list = await visitor.open(links(simlock.text).find((link) => link.includes('lane=list'))!)
    expect(formIn(list.text)!.preset).toContainEqual(['LOCK', 'WILL_REMOVE'])
    const looks = await visitor.send(list.text, [])
    expect(formIn(looks.text)!.hidden).toContainEqual(['LOCK', 'WILL_REMOVE'])
    expect(formIn(looks.text)!.buttons[0]![0]).toBe('DISPLAY_GLASS')
    // The way back from there leads to the list, not to the last of its lines.
    const back = links(looks.text).find((link) => link.includes('lane=list'))!
    expect(formIn((await visitor.open(back)).text)!.preset).toContainEqual(['LOCK', 'WILL_REMOVE'])
  })

  test('F-52 stops at a gate that a line opens, and goes on from there', async () => {
    const visitor = enter('de')
    const { text } = await visitor.open(phone)
    const locked = await visitor.send(text, [['LOCK', 'CANNOT_REMOVE']])
    expect(readable(locked.text)).toContain(readMessages('messages', 'de')['gate.lock.title'])

    const again = await visitor.open(links(locked.text).find((link) => /\?(?!.*LOCK=C).*SIMLOCK/.test(link))!)
    const looks = await visitor.send(again.text, [['LOCK', 'REMOVED']])
    expect(formIn(looks.text)!.buttons[0]![0]).toBe('DISPLAY_GLASS')
  })

  test.each([
    ['apple-iphone-14-128-gb', 'Apple-ID', 'Samsung'],
    ['samsung-galaxy-s23-128-gb', 'Samsung', 'Apple-ID'],
  ])('F-52 speaks to the owner of %s of %s, not of %s', async (device, maker, other) => {
    const { text } = await ask('de', product('de', device), asPerson)
    const [list = ''] = /<ul class="statements">[\s\S]*?<\/ul>/.exec(text) ?? []

    expect(readable(list)).toContain(maker)
    expect(readable(list)).not.toContain(other)
  })
})

describe.each(some(countryCodes, 1))('an offer in %s', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))
  const country = countries[code]

  test('F-53 says by when the money is there, folds its table, and names what would raise it', async () => {
    const visitor = enter(code)
    const path = product(code, 'apple-iphone-14-128-gb')
    const { page } = await answerAll(visitor, path, { NEW: 'USED', FUNCTIONS: 'ALL_OK' })
    const { handIn, paid } = expectedPayday(country, new Date())
    const day = (date: string) => formatLongDate(date, country.icuLocale)

    expect(readable(page.text)).toContain(messages['offer.made.paidBy']!.replace('{date}', day(paid)))
    expect(readable(page.text)).toContain(messages['offer.made.paidIf']!.replace('{date}', day(handIn)))
    const [table = ''] = /<details[^>]*>(?:(?!<\/details>)[\s\S])*price-lines[\s\S]*?<\/details>/.exec(page.text) ?? []
    expect(table).toContain('id="reasons"')
    expect(table).not.toContain(' open')
    const [raises = ''] = /<ul class="made-offer__raises">[\s\S]*?<\/ul>/.exec(page.text) ?? []
    expect(texts(raises, 'b').map(centsIn)).toEqual([3_00, 3_00])
  })

  test('F-53 becomes what was said, once the accessory is in the box', async () => {
    const visitor = enter(code)
    const { page } = await answerAll(visitor, product(code, 'apple-iphone-14-128-gb'), { FUNCTIONS: 'ALL_OK' })
    const [raise = ''] = /<ul class="made-offer__raises">[\s\S]*?<\/a>/.exec(page.text) ?? []
    const review = await visitor.open(links(raise)[0]!)
    const more = await visitor.send(review.text, [])
    const amount = (html: string) => centsIn(textsOf(html, 'product__offer')[0]!)

    expect(amount(more.text) - amount(page.text)).toBe(centsIn(texts(raise, 'b')[0]!))
  })
})
