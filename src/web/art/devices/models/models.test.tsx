import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { contrast, finish } from '#web/art/devices/colour.ts'
import { DeviceArt, type DeviceArtCategory } from '#web/art/devices/device-art.tsx'
import { knownModels } from './all.ts'
import { backs } from './backs/all.ts'
import { findModel } from './find-model.ts'
import { asInAddress } from './model-name.ts'

/** What the demo shop buys, as its files have it: no name in them has a comma. */
const seeds = readdirSync('seeds/catalogue')
  .filter((file) => file.endsWith('.csv'))
  .flatMap((file) => readFileSync(`seeds/catalogue/${file}`, 'utf8').split('\n'))
  .map((line) => line.split(','))
  .filter(([category]) => /^(?:iphone|smartphone|ipad|tablet|notebook|smartwatch|console|camera)$/.test(category!))
  .map(([category, maker, , name]) => ({ category: category!, maker: maker!, name: name! }))

/** What devices stand on, light and dark. */
const cards = [
  ...readFileSync('src/web/styles/tokens.css', 'utf8').matchAll(/--color-(?:surface|art-ground): (#[0-9a-f]{6})/g),
].map(([, card]) => card!)

const draw = (category: string, maker: string, name: string): string =>
  renderToStaticMarkup(<DeviceArt category={category as DeviceArtCategory} maker={maker} name={name} />)

/** Without the ids, which differ from device to device anyway, and without colours. */
const drawnLines = (category: string, maker: string, name: string): string =>
  draw(category, maker, name)
    .replaceAll(/\bd[0-9a-z]{4,7}(?=[a-z]?[")])/g, '')
    .replaceAll(/#[0-9a-f]{6}/g, '')

const namesOf = (models: readonly string[] | Readonly<Record<string, string>>): string[] =>
  Array.isArray(models) ? [...models] : Object.keys(models)

describe('the table of known models', () => {
  test('names only devices of the demo catalogue, so that no line of it is dead', () => {
    const used = new Set(
      seeds.map(({ category, maker, name }) => findModel(category, asInAddress(maker), asInAddress(name))?.entry),
    )
    const bought = new Set(seeds.map(({ maker, name }) => `${asInAddress(maker)}|${asInAddress(name)}`))
    const isBought = (maker: string, name: string) =>
      name.endsWith('*')
        ? [...bought].some((one) => one.startsWith(`${maker}|${asInAddress(name.slice(0, -1))}`))
        : bought.has(`${maker}|${asInAddress(name)}`)

    const strange = knownModels.flatMap(({ maker, entry }) =>
      namesOf(entry.models)
        .filter((name) => !isBought(maker, name))
        .map((name) => `${maker} ${name}`),
    )

    expect(strange).toEqual([])
    expect(knownModels.filter(({ entry }) => !used.has(entry)).map(({ entry }) => namesOf(entry.models))).toEqual([])
  })

  test('draws every back that is described', () => {
    const used = new Set(
      knownModels.flatMap(({ kind, entry }) => (kind === 'phone' || kind === 'tablet' ? [entry.back] : [])),
    )

    expect(Object.keys(backs).filter((name) => !used.has(name as keyof typeof backs))).toEqual([])
  })

  test('has colours that stand out from a light and from a dark card, if not by themselves then by their rim', () => {
    const colours = knownModels.flatMap(({ entry }) =>
      Object.values(entry.colours).flatMap((colour) => colour.split('/')),
    )

    const lost = colours.filter((colour) => {
      const { base, rim } = finish(colour)
      return cards.some((card) => Math.max(contrast(base, card), contrast(rim, card)) < 1.6)
    })

    expect(cards).toHaveLength(4)
    expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
    expect(lost).toEqual([])
  })

  test('gives the models of one entry different colours as long as there are enough', () => {
    expect(findModel('iphone', 'apple', 'iphone 13')?.colour).not.toBe(
      findModel('iphone', 'apple', 'iphone 13 mini')?.colour,
    )
    expect(findModel('smartphone', 'samsung', asInAddress('Galaxy S22+'))?.colour).not.toBe(
      findModel('smartphone', 'samsung', 'galaxy s22')?.colour,
    )
  })
})

describe('what makes a generation recognisable is in its lines, not only in its colour', () => {
  test.each([
    [
      'iphone',
      'Apple',
      [
        'iPhone X',
        'iPhone XR',
        'iPhone 11',
        'iPhone 12',
        'iPhone 13',
        'iPhone 14 Pro',
        'iPhone 15',
        'iPhone 16',
        'iPhone 17 Pro',
        'iPhone SE (2020)',
      ],
    ],
    [
      'smartphone',
      'Samsung',
      [
        'Galaxy S9',
        'Galaxy S10',
        'Galaxy S20',
        'Galaxy S21 5G',
        'Galaxy S22 Ultra',
        'Galaxy S23',
        'Galaxy Z Flip5',
        'Galaxy Z Fold5',
      ],
    ],
    ['smartphone', 'Google', ['Pixel 3', 'Pixel 4', 'Pixel 5', 'Pixel 6', 'Pixel 7', 'Pixel 9']],
    ['ipad', 'Apple', ['iPad 9 2021', 'iPad 10 2022', 'iPad Pro 11 2021', 'iPad mini 6 2021']],
    [
      'notebook',
      'Apple',
      ['MacBook Air 13 M1 2020', 'MacBook Air 13 M2 2022', 'MacBook Pro 13 M1 2020', 'MacBook Air 13 2017'],
    ],
    ['smartwatch', 'Apple', ['Watch Series 3', 'Watch Series 6', 'Watch Series 9', 'Watch Ultra']],
    [
      'console',
      'Sony',
      [
        'PlayStation 5',
        'PlayStation 5 Slim',
        'PlayStation 5 Pro',
        'PlayStation 4',
        'PlayStation 4 Slim',
        'PlayStation 4 Pro',
      ],
    ],
    ['console', 'Nintendo', ['Switch V2', 'Switch OLED', 'Switch Lite', 'Switch 2']],
    ['console', 'Microsoft', ['Xbox Series X', 'Xbox Series S', 'Xbox One', 'Xbox One S', 'Xbox One X']],
  ])('%s by %s', (category, maker, names) => {
    expect(new Set(names.map((name) => drawnLines(category, maker, name))).size).toBe(names.length)
  })

  test('a name reads the same from the catalogue and from the address of its drawing', () => {
    expect(draw('iphone', 'Apple', 'iPhone SE (2020)')).toBe(draw('iphone', 'apple', 'iphone se 2020 '))
    expect(draw('lens', 'Canon', 'RF 24-70 mm f/2.8 L')).toBe(draw('lens', 'canon', 'rf 24 70 mm f 2.8 l'))
  })
})

test('every device of the demo catalogue is a small file whose ids are its own', () => {
  const wrong = seeds.filter(({ category, maker, name }) => {
    const svg = draw(category, maker, name)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
    const refers = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!)
    return (
      svg.length >= 4096 ||
      /NaN|undefined|Infinity|style=|<text/.test(svg) ||
      new Set(ids).size !== ids.length ||
      refers.some((id) => !ids.includes(id))
    )
  })

  expect(wrong).toEqual([])
})
