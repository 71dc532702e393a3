import { describe, expect, test } from 'vitest'
import { readMarketFile } from './market-file.ts'
import { newestOf, type MarketPrice } from './market-price.ts'

const read = (text: string) => {
  const file = readMarketFile(text)
  return file.ok ? file.rows : file.reason
}

describe('a file of market prices', () => {
  test('is read with German or English headings, in any order, and whatever else stands in it', () => {
    expect(
      read(
        'Quelle;Art;Modell;Variante;Zustand;Preis;Datum;Kommentar\nKaufhof;Ankauf;iPhone 14;128 GB;b;1.234,50 €;3.11.2026;x',
      ),
    ).toMatchObject([
      {
        line: 2,
        source: 'Kaufhof',
        kind: 'buying',
        name: 'iPhone 14',
        variant: '128 GB',
        grade: 'B',
        cents: 123450,
        seenOn: '2026-11-03',
        country: 'de',
      },
    ])
    expect(read('price,source,kind,id,country\n99.90,Market,resale,7,Italy')).toMatchObject([
      { id: '7', kind: 'resale', country: 'it', grade: '', cents: 9990, seenOn: null },
    ])
  })

  test('tells cell by cell what nobody can read', () => {
    expect(read('id;quelle;art;preis;land;zustand;datum\n1;"  ";leihen;viel;Mars;F;30.2.2026')).toMatchObject([
      { source: '', kind: undefined, cents: undefined, country: undefined, grade: undefined, seenOn: undefined },
    ])
    expect(read('id;quelle;art;preis\n1;a\u0000b\u0007  c;ankauf;1')).toMatchObject([{ source: 'a b c' }])
  })

  test.each([
    ['', 'no-device-column'],
    ['quelle;art;preis', 'no-device-column'],
    ['id;quelle;art', 'no-price-column'],
    ['id;art;preis', 'no-source-column'],
    ['id;quelle;preis', 'no-kind-column'],
    ['id;quelle;art;preis', 'no-rows'],
    ['id;quelle;art;preis\n1;"offen;ankauf;1', 'unclosed-quote'],
  ])('%j is refused', (text, reason) => {
    expect(read(text)).toBe(reason)
  })

  test('has as many lines as a list of prices may have', () => {
    expect(read(`id;quelle;art;preis\n${'1;a;ankauf;1\n'.repeat(50_001)}`)).toBe('too-many-rows')
  })
})

test('the newest price of each source, place and grade stands apart from what it replaced', () => {
  const price = (source: string, seenOn: string, change: Partial<MarketPrice> = {}) =>
    ({ deviceId: 1, kind: 'buying', source, country: 'de', grade: 'A', cents: 1, seenOn, ...change }) as MarketPrice
  const prices = [
    price('a', '2026-11-03'),
    price('b', '2026-11-02'),
    price('a', '2026-11-01'),
    price('a', '2026-10-01', { grade: 'B' }),
  ]

  expect(newestOf(prices)).toEqual({ newest: [prices[0], prices[1], prices[3]], older: [prices[2]] })
})
