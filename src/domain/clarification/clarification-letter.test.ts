import { describe, expect, test } from 'vitest'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, cents } from '#shop/money/money.ts'
import { links as linksIn, readable } from '#tests/support/readers/pages/html.ts'
import { crackedGlass, foundWith } from '#tests/support/drivers/office/inspectors.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { clarificationLetter } from './clarification-letter.ts'

const engines = useEngines({ stocked: true })
const deadline = new Date('2026-03-15T10:00:00Z')
const links = {
  page: 'https://x.test/page',
  accept: 'https://x.test/accept',
  return: 'https://x.test/return',
  recycle: 'https://x.test/recycle',
  'second-look': 'https://x.test/second-look',
}

async function matterIn(code: Parameters<typeof shopOf>[0]) {
  const trade = await soldTrade(engines(), code)
  const item = trade.items[0]!
  const found = foundWith(item, crackedGlass)
  return { trade, item, found, reasons: ['Glass <broken>', 'Second reason'], deadline, photoCount: 3, links }
}

describe.each(['at', 'de', 'es', 'fr', 'it'] as const)('M09 in %s', (code) => {
  const shop = shopOf(code)
  const { icuLocale, locale, contact, timeZone } = shop.country

  test('says what was found, both prices line by line, and until when to answer', async () => {
    const matter = await matterIn(code)
    const letter = clarificationLetter(shop, matter)
    const date = formatLongDate(deadline, icuLocale, timeZone)
    const both = [matter.item.cents, matter.found.cents].map((amount) => formatMoney(amount, icuLocale))

    expect(letter).toMatchObject({ locale, from: contact.sender, replyTo: contact.recipient })
    expect(letter.subject).toContain('T-')
    for (const form of [letter.text, readable(letter.html)]) {
      for (const word of [...matter.reasons, date, ...both, matter.item.offer.deviceName, '3'])
        expect(form).toContain(word)
      expect(form).toContain(formatMoney(matter.item.offer.base, icuLocale))
    }
    expect(letter.text).toContain(`${both[0]} → ${both[1]}`)
  })

  test('has three buttons and a way to the pictures, and offers a second look in words', async () => {
    const { html, text } = clarificationLetter(shop, await matterIn(code))

    for (const url of [links.page, links.accept, links.return, links.recycle]) {
      expect(linksIn(html).filter((link) => link === url)).toHaveLength(1)
      expect(text).toContain(url)
    }
    expect(html).not.toContain(links['second-look'])
  })
})

test('where no money is left the letter says so and offers nothing to accept', async () => {
  const matter = await matterIn('de')
  const { accept: _, 'second-look': __, ...fewer } = links
  const none = clarificationLetter(shopOf('de'), {
    ...matter,
    found: { ...matter.found, cents: cents(0) },
    links: fewer,
  })

  expect(none.text).toContain('leider kein Geld mehr')
  expect(none.text).not.toContain('verkaufen für')
  expect(none.text).not.toContain('jemand anderes')
  expect(none.html).not.toContain(links.accept)
})

test('X1.02 the letter says which prices were used', async () => {
  const matter = await matterIn('de')
  const late = { ...matter, item: { ...matter.item, isLate: true } }

  expect(clarificationLetter(shopOf('de'), matter).text).toContain('denselben Preisen wie bei deinem Angebot')
  expect(clarificationLetter(shopOf('de'), late).text).toContain('Preisen von heute')
})
