import { beforeAll, expect, test } from 'vitest'
import { fillTrades } from '#demo/fill/fill-trades.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { readable } from '#tests/support/readers/pages/html.ts'

/** Of its own: a few thousand trades would be in everybody's way. */
const office = useOffice({})

/** More than two portions of an export, and not a whole number of them. */
const TRADES = 2_345

beforeAll(() => fillTrades(office.engines(), TRADES))

const numbersIn = (text: string): string[] => [...new Set(text.match(/T-\d{2}-\d{6,}/g))]

const linkIn = (text: string, rel: 'next' | 'prev'): string | undefined =>
  new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(text)?.[1]?.replaceAll('&amp;', '&')

test('OP-12 F-90 a list is turned over by its links, and exported to its last row', async () => {
  const agent = await office.colleague('agent')

  const first = (await agent.see('/trades')).text
  const second = (await agent.see(`/trades${linkIn(first, 'next')}`)).text
  expect(numbersIn(first)).toHaveLength(50)
  expect(numbersIn(first).filter((number) => numbersIn(second).includes(number))).toEqual([])
  expect(numbersIn((await agent.see(`/trades${linkIn(second, 'prev')}`)).text)).toEqual(numbersIn(first))
  expect(readable(first)).toContain('2.345 Einträge')

  const { headers, text } = await agent.see('/trades?format=csv&sort=name')
  expect(headers['content-length']).toBeUndefined()
  const rows = text.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(TRADES)
  expect(numbersIn(text)).toHaveLength(TRADES)
})

test('F-35 a day is understood as people write it, and one that does not exist is named at its field', async () => {
  const agent = await office.colleague('agent')
  const list = async (search: string) => readable((await agent.see(`/trades?${search}`)).text)

  expect(await list('from=01.01.2000&to=02.01.2000')).toContain('Nichts gefunden')
  expect(await list('from=01.01.2000')).toContain('2.345 Einträge')
  expect(await list('from=31.11.2026')).toContain('„31.11.2026“ ist kein Tag')
  expect((await agent.see('/trades?from=31.11.2026&format=csv')).status).toBe(400)
  const { text } = await agent.see('/trades?from=31.11.2026')
  expect(text).toMatch(/<input[^>]*type="date"[^>]*aria-invalid="true"/)
})

test('F-90 an address that was cut or made up shows the first page', async () => {
  const agent = await office.colleague('agent')
  const first = numbersIn((await agent.see('/trades')).text)
  for (const place of ['after=x', 'before=x', 'after=WyJ4Il0', `after=${'A'.repeat(5_000)}`, 'page=7'])
    expect(numbersIn((await agent.see(`/trades?${place}`)).text), place.slice(0, 20)).toEqual(first)
})
