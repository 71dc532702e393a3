import type { Country } from '#shop/countries/country.ts'

/** No postal code on earth is longer. A longer text is refused unread, so that no pattern can be made slow. */
const MAX_POSTAL_CODE_LENGTH = 12

const expressions = new Map<string, RegExp>()

function expressionFor(zipRegexp: string): RegExp {
  const known = expressions.get(zipRegexp)
  if (known) return known

  // A merchant's own pattern may lack its anchors; a postal code is the whole text or none.
  const expression = new RegExp(`^(?:${zipRegexp})$`)
  expressions.set(zipRegexp, expression)
  return expression
}

/** Whether a text is a postal code of the country, to the letter: whoever reads a form trims blanks first. */
export function isPostalCode(country: Pick<Country, 'zipRegexp'>, text: string): boolean {
  return text.length <= MAX_POSTAL_CODE_LENGTH && expressionFor(country.zipRegexp).test(text)
}
