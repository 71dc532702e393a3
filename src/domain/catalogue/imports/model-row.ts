import { categories, type Category } from '#shop/devices/categories.ts'
import { type Cents } from '#shop/money/money.ts'
import { centsFromDecimal } from '#shop/money/line-money.ts'
import { deviceUrlProblem, slug } from '#domain/catalogue/addresses/device-url.ts'
import { readReleaseDate, type ReleaseDate } from '#domain/catalogue/devices/release-date.ts'

/** A line of a catalogue file as it was read: a word per column. */
export type RawRow = { source: string; line: number; cells: Record<string, string> }

/** What is wrong with a line, so that somebody can go there and mend it. */
export type RowProblem = { source: string; line: number; column: string; message: string }

export type NewVariant = { variant: string; name: string; url: string; price: Cents }

/** One model with the variants in which it is sold. */
export type ModelRow = {
  category: Category
  manufacturer: string
  series: string
  model: string
  released: ReleaseDate
  variants: NewVariant[]
  numbers: string[]
  /** With the language in which people say so, or none if all do. */
  aliases: { language: string | null; text: string }[]
  screen: string | null
}

export const columns = [
  'category',
  'manufacturer',
  'series',
  'model',
  'released',
  'variants',
  'prices',
  'numbers',
  'aliases',
  'screen',
] as const

const required = ['category', 'manufacturer', 'series', 'model', 'released', 'prices'] as const

/** Cells with several values separate them by a bar. */
const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** No phone costs a million; whoever writes so has lost the point. */
const HIGHEST_PRICE = 100_000_00

function readPrice(text: string): Cents | undefined {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined
  const price = centsFromDecimal(text)
  return price <= HIGHEST_PRICE ? price : undefined
}

function readAlias(text: string): ModelRow['aliases'][number] {
  const [, language = null, words = text] = /^(de|es|fr|it):(.*)$/.exec(text) ?? []
  return { language, text: words.trim() }
}

/** Reads one line, or says everything that is wrong with it. */
export function readRow({ source, line, cells }: RawRow): { row?: ModelRow; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const complain = (column: string, message: string) => problems.push({ source, line, column, message })
  const cell = (column: (typeof columns)[number]) => cells[column]?.trim() ?? ''

  for (const column of required) if (cell(column) === '') complain(column, 'is missing')
  const category = categories.find((code) => code === cell('category'))
  if (!category && cell('category') !== '') complain('category', `must be one of ${categories.join(', ')}`)
  const released = readReleaseDate(cell('released'))
  if (!released && cell('released') !== '') complain('released', 'must be a year and month such as 2022-09')
  if (cell('screen') !== '' && !/^\d{3,4}x\d{3,4}@\d(\.\d+)?$/.test(cell('screen'))) {
    complain('screen', 'must be like 393x852@3')
  }

  const [manufacturer, model] = [cell('manufacturer'), cell('model')]
  const variants = readVariants(manufacturer, model, list(cells['variants']), list(cells['prices']), complain)
  if (problems.length > 0 || !category || !released) return { problems }
  return {
    problems,
    row: {
      category,
      manufacturer,
      series: cell('series'),
      model,
      released,
      variants,
      numbers: list(cells['numbers']),
      aliases: list(cells['aliases']).map(readAlias),
      screen: cell('screen') || null,
    },
  }
}

function readVariants(
  manufacturer: string,
  model: string,
  names: string[],
  prices: string[],
  complain: (column: string, message: string) => void,
): NewVariant[] {
  const variants = names.length === 0 ? [''] : names
  if (prices.length > 0 && prices.length !== variants.length) {
    complain('prices', `has ${prices.length} values for ${variants.length} variants`)
  }
  return variants.flatMap((variant, index) => {
    const price = readPrice(prices[index] ?? '')
    if (price === undefined && prices[index] !== undefined) {
      complain('prices', `“${prices[index]}” is not an amount in euros such as 415.50`)
    }
    const name = `${model} ${variant}`.trim()
    const url = slug(`${manufacturer} ${name}`)
    const wrong = deviceUrlProblem(url)
    if (wrong && model !== '') complain('model', wrong)
    return price === undefined ? [] : [{ variant, name, url, price }]
  })
}
