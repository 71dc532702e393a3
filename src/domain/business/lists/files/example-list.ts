import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Country } from '#shop/countries/country.ts'
import { writeCsv } from '#shop/formats/csv.ts'
import type { ListFile } from './write-result.ts'

const rows = [
  ['Apple iPhone 14', '128 GB', 'A', '3', ''],
  ['Apple iPhone 13', '128 GB', 'B', '12', ''],
  ['Samsung Galaxy S23', '128 GB', 'C', '1', '355552511234560'],
  ['Apple iPad 10 2022', '64 GB WiFi', '', '2', ''],
]

/** A short list that shows what one may look like, in the words of the country. */
export function exampleList(country: Country): ListFile {
  const t = translatorFor(country)
  const header = (['name', 'storage', 'grade', 'quantity', 'imei'] as const).map((column) =>
    t(`deviceList.column.${column}`),
  )
  return { name: `${t('deviceList.file.example')}.csv`, bytes: new TextEncoder().encode(writeCsv([header, ...rows])) }
}
