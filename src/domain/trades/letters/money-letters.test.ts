import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { sampleItem, sampleTrade } from '#tests/support/fixtures/sample-trade.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import type { Trade, TradeItem } from '../trade.ts'
import { lifecycleLetter, type LetterFacts } from './lifecycle-letter.ts'

const item = (change: Partial<TradeItem>) => sampleItem('de', { status: 'ACCEPTED', ...change })

const accepted = (items: TradeItem[], facts: LetterFacts = {}, change: Partial<Trade> = {}) =>
  lifecycleLetter(shopOf('de'), sampleTrade('de', { items, ...change }), items.slice(0, 1), 'accepted', 'a', facts)

test('M08 says why a price is what it is', () => {
  const heading = (finalCents: number, facts?: LetterFacts) =>
    accepted([item({ finalCents: cents(finalCents) })], facts).text.split('\n')[0]

  expect(heading(31_550)).toBe('Geprüft und angenommen')
  expect(heading(40_000)).toBe('Du bekommst mehr')
  expect(heading(20_000)).toBe('Wir sind uns einig')
  expect(heading(20_000, { lost: true })).toBe('Wir zahlen trotzdem')
})

test('M08 says when the money waits for the rest of the trade', () => {
  const waits = 'Ein Teil deines Verkaufs ist noch offen.'

  expect(accepted([item({}), item({ position: 1, status: 'CLARIFICATION' })]).text).toContain(waits)
  expect(accepted([item({}), item({ position: 1, status: 'RETURNED' })]).text).not.toContain(waits)
  expect(accepted([item({})]).text).not.toContain(waits)
})

test('M08 says that somebody has to be identified before he is paid', () => {
  expect(accepted([item({})], {}, { identityCheck: true }).text).toContain('deinen Ausweis sehen')
})
