import type { Transaction } from '#engines/database/database.ts'
import { categories } from '#shop/devices/categories.ts'
import { drawingPath } from '#shop/devices/drawings.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { countryOfLocale, locales } from '#shop/countries/locales.ts'
import { unitsIn } from '#shop/messages/units.ts'
import { fillIn, inLocale, phrasingFor, type CatalogueTexts } from '#domain/catalogue/entries/catalogue-texts.ts'
import { slug } from '#domain/catalogue/addresses/device-url.ts'
import {
  writeCategories,
  writeDevices,
  writeManufacturers,
  writeSeries,
  type CategoryRecord,
  type DeviceRecord,
  type ManufacturerRecord,
  type SeriesRecord,
} from './import-store.ts'
import type { ModelRow } from './model-row.ts'

export type WrittenDevice = { id: number; url: string; row: ModelRow; cents: number }

const drawingOf = ({ category, manufacturer, model }: ModelRow): string =>
  drawingPath({ category, maker: manufacturer, name: model })

/** Writes models and everything above them. Devices that are known by their address are changed, none is deleted. */
export async function writeCatalogue(
  tx: Transaction,
  rows: readonly ModelRow[],
  texts: CatalogueTexts,
): Promise<WrittenDevice[]> {
  const categoryIds = await writeCategories(tx, categoryRecords(texts))
  const manufacturers = await writeManufacturers(tx, manufacturerRecords(rows, texts))
  const series = await writeSeries(tx, seriesRecords(rows, texts), { manufacturers, categories: categoryIds })
  const ids = await writeDevices(tx, rows.flatMap(deviceRecords), series)

  return rows.flatMap((row) => row.variants.map(({ url, price }) => ({ id: ids[url]!, url, row, cents: price })))
}

const categoryRecords = (texts: CatalogueTexts): CategoryRecord[] =>
  categories.map((code, position) => {
    const { image, questionnaire, ...spoken } = texts.categories[code]
    return {
      code,
      position,
      questionnaire,
      imagePath: image,
      texts: locales.map((locale) => ({
        locale,
        url: countryOfLocale(locale).categorySlugs[code],
        ...inLocale(spoken, locale),
      })),
    }
  })

/** Makers that somebody wrote about come first, in the order of the file. */
function manufacturerRecords(rows: readonly ModelRow[], texts: CatalogueTexts): ManufacturerRecord[] {
  const order = Object.keys(texts.manufacturers)
  const byMaker = Map.groupBy(rows, (row) => row.manufacturer)

  return [...byMaker].map(([name, models]) => {
    const ahead = order.indexOf(name)
    return {
      name,
      position: ahead === -1 ? 1000 : ahead,
      imagePath: drawingOf(models[0]!),
      texts: locales.map((locale) => ({ locale, name, url: slug(name), ...aboutMaker(texts, locale, name, models) })),
    }
  })
}

function aboutMaker(texts: CatalogueTexts, locale: Locale, maker: string, models: readonly ModelRow[]) {
  const { content, metaDescription, metaKeywords } = inLocale(texts.templates.manufacturer, locale)
  const codes = [...new Set(models.map((model) => model.category))]
  const names = codes.map((code) => inLocale(texts.categories[code], locale).name)
  const values = {
    maker,
    categories: new Intl.ListFormat(countryOfLocale(locale).icuLocale).format(names),
    series: new Intl.ListFormat(countryOfLocale(locale).icuLocale).format(
      [...new Set(models.map((model) => model.series))].slice(0, 4),
    ),
  }
  const phrased = {
    content: fillIn(phrasingFor(maker, content), values),
    metaDescription: fillIn(metaDescription, values),
    metaKeywords: fillIn(metaKeywords, { ...values, categories: names.join(', ') }),
  }
  const own = texts.manufacturers[maker]
  return own ? { ...phrased, ...written(inLocale(own, locale)) } : phrased
}

/** What somebody has written; the sentences for all stand where nobody did. */
const written = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

function seriesRecords(rows: readonly ModelRow[], texts: CatalogueTexts): SeriesRecord[] {
  const bySeries = Map.groupBy(rows, (row) => `${row.manufacturer} ${row.series}`)

  return [...bySeries].map(([key, [first]]) => {
    const { manufacturer, category, series: name } = first!
    return {
      manufacturer,
      category,
      name,
      imagePath: drawingOf(first!),
      texts: locales.map((locale) => {
        const { content, metaDescription, metaKeywords } = inLocale(texts.templates.series, locale)
        const values = {
          maker: manufacturer,
          series: name,
          category: inLocale(texts.categories[category], locale).name,
        }
        return {
          locale,
          name,
          url: slug(key),
          content: fillIn(phrasingFor(key, content), values),
          metaDescription: fillIn(metaDescription, values),
          metaKeywords: fillIn(metaKeywords, values),
        }
      }),
    }
  })
}

const deviceRecords = (row: ModelRow): DeviceRecord[] =>
  row.variants.map(({ variant, name, url }, variantPosition) => ({
    manufacturer: row.manufacturer,
    series: row.series,
    model: row.model,
    variant,
    variantPosition,
    releaseYear: row.released.year,
    releaseMonth: row.released.month,
    modelNumbers: row.numbers,
    screen: row.screen,
    imagePath: drawingOf(row),
    url,
    texts: locales.map((locale) => ({
      locale,
      name: unitsIn(countryOfLocale(locale), name),
      aliases: aliasesIn(row, locale),
    })),
  }))

/** What people type for it in this language. */
export const aliasesIn = ({ aliases }: ModelRow, locale: Locale): string[] =>
  aliases.filter(({ language }) => language === null || language === locale.slice(0, 2)).map(({ text }) => text)
