import { countryName } from '#shop/countries/country-name.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { plain } from './pages/html.ts'

/** The ways in which the office writes down a country. */
const spellings: readonly ((country: Country) => string)[] = [
  ({ code }) => code,
  ({ code }) => code.toUpperCase(),
  ({ code }) => countryName(code),
  ({ locale }) => locale,
]

/** Who names so many countries in one spelling means all of them. */
const SEVERAL = 3

/** What stands alone on a page: the texts between tags, and the values of its choices. */
function written(html: string): Set<string> {
  const page = html.replace(/<script[\s\S]*?<\/script>/gi, '')
  const between = [...page.matchAll(/>([^<>]+)</g)].map(([, text = '']) => plain(text).trim())
  const values = [...page.matchAll(/\svalue="([^"]*)"/g)].map(([, value = '']) => value)
  return new Set([...between, ...values])
}

/** How a page lists countries, each list with whether this one is in it. */
export function countryLists(html: string, country: Country): { spelling: string; isNamed: boolean }[] {
  const found = written(html)
  return spellings.flatMap((spell) => {
    const others = Object.values(countries).filter(({ code }) => code !== country.code)
    const named = others.filter((other) => found.has(spell(other)))
    return named.length < SEVERAL ? [] : [{ spelling: spell(country), isNamed: found.has(spell(country)) }]
  })
}
