import { randomUUID } from 'node:crypto'
import type { SearchIndexes } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { locales } from '#shop/countries/locales.ts'

/** Names on a shared server that no other test has, and how to remove what they led to. */
export function freshIndexes(server: string) {
  const run = `test-${randomUUID().slice(0, 8)}`
  const indexes = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { devices: `${run}-devices-${locale.toLowerCase()}`, manufacturers: `${run}-makers-${locale.toLowerCase()}` },
    ]),
  ) as Record<Locale, SearchIndexes>
  const remaining = async (): Promise<string[]> => {
    const answer = await fetch(`${server}/_cat/indices/${run}-*?format=json`)
    return ((await answer.json()) as { index: string }[]).map(({ index }) => index)
  }
  const drop = async () => {
    for (const index of await remaining()) await fetch(`${server}/${index}`, { method: 'DELETE' })
  }
  return { indexes, remaining, drop }
}
