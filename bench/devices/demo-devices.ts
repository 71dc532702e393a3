import { fileURLToPath } from 'node:url'
import { readTable } from '#demo/catalogue-files.ts'
import { readModels, readTexts } from '#demo/demo-catalogue.ts'
import { inLocale } from '#domain/catalogue/entries/catalogue-texts.ts'
import { aliasesIn } from '#domain/catalogue/imports/write-catalogue.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { countryOfLocale } from '#shop/countries/locales.ts'
import { unitsIn } from '#shop/messages/units.ts'

/** The demo catalogue as the search gets it, read straight from its files: benches and tests need no database for it. */
const seeds = fileURLToPath(new URL('../../seeds', import.meta.url))
const models = await readModels(seeds)
const texts = await readTexts(`${seeds}/catalogue/texts.json`)
const popularModels = await readTable(`${seeds}/catalogue/popular.csv`)
const popular = new Map(
  popularModels.map(({ manufacturer, model }, index) => [`${manufacturer} ${model}`, popularModels.length - index]),
)

/** One device per variant, with the words of this locale. */
export function demoDevices(locale: Locale): FoundDevice[] {
  const numberOf = numbering()
  return models.flatMap((row) => {
    const { manufacturer, series, model, released } = row
    const category = inLocale(texts.categories[row.category], locale)
    return row.variants.map(({ name, url }) => ({
      id: numberOf(`device ${url}`),
      name: unitsIn(countryOfLocale(locale), name),
      model,
      url,
      category: category.name,
      categoryId: numberOf(`category ${row.category}`),
      manufacturer,
      manufacturerId: numberOf(`manufacturer ${manufacturer}`),
      series,
      seriesId: numberOf(`series ${manufacturer} ${series}`),
      image: '',
      thumbnail: '',
      releaseYear: released.year,
      releaseMonth: released.month,
      popularity: popular.get(`${manufacturer} ${model}`) ?? 0,
      searchTerms: [...aliasesIn(row, locale), ...row.numbers, category.searchTerms].join(' ').trim(),
    }))
  })
}

function numbering(): (name: string) => number {
  const numbers = new Map<string, number>()
  return (name) => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number
  }
}
