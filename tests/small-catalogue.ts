import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { columns, type RawRow } from '#domain/catalogue/model-row.ts'
import type { Engines } from '#engines/engines.ts'
import { readTexts } from '#demo-catalogue.ts'

const lines = [
  'iphone,Apple,iPhone 14,iPhone 14,2022-09,128 GB|256 GB,270|300,A2882,es:iphone catorce,390x844@3',
  'iphone,Apple,iPhone 14,iPhone 14 Pro,2022-09,128 GB,380,A2890,,393x852@3',
  'iphone,Apple,iPhone 13,iPhone 13,2021-09,128 GB|256 GB,210|235,A2633,,390x844@3',
  'smartphone,Samsung,Galaxy S,Galaxy S23,2023-02,128 GB|256 GB,230|250,SM-S911B,,',
  'smartphone,Samsung,Galaxy S,Galaxy S22,2022,128 GB,150,SM-S901B,,',
  'smartphone,Samsung,Galaxy S,Galaxy S21 5G,2021-01,128 GB,100,SM-G991B,,',
  'tablet,Samsung,Galaxy Tab S,Galaxy Tab S9,2023-08,128 GB WiFi,240,SM-X710,,',
  'lens,Canon,RF,RF 50 mm f/1.8 STM,2020-12,,95,,nifty fifty,',
]

/** Lines of a catalogue as a merchant would hand them in. */
export const catalogueRows = (texts: readonly string[] = lines): RawRow[] =>
  texts.map((text, index) => ({
    source: 'small.csv',
    line: index + 2,
    cells: Object.fromEntries(text.split(',').map((cell, column) => [columns[column]!, cell])),
  }))

export const demoTexts = () => readTexts('seeds/catalogue/texts.json')

/** A few devices, for tests that want to know every one of them. */
export const importSmallCatalogue = async (engines: Engines, texts?: readonly string[]) =>
  importCatalogue(engines, catalogueRows(texts), await demoTexts())
