import { countries } from '#shop/countries/all.ts'
import { overviewPrefix } from '#shop/screens/paths.ts'
import { MAX_SLUG_LENGTH, slugShape } from '#shop/screens/slug.ts'

/** `uebersicht-`, `apercu-` …: what begins so is an overview in some country, and could never be a device there. */
const overviewPrefixes = Object.values(countries).map(overviewPrefix)

/** “Galaxy S9+ 64 GB” as `galaxy-s9-plus-64-gb`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Why an address cannot be that of a device, or nothing if it can. */
export function deviceUrlProblem(url: string): string | undefined {
  if (!slugShape.test(url)) return `the address “${url}” may only have small letters, digits and single hyphens`
  if (url.length > MAX_SLUG_LENGTH) return `the address “${url}” is longer than ${MAX_SLUG_LENGTH} characters`
  const prefix = overviewPrefixes.find((each) => url.startsWith(each))
  return prefix && `the address “${url}” begins like an overview (${prefix})`
}
