const names = new Map<string, Intl.DisplayNames>()

function namesIn(language: string): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  names.set(language, known)
  return known
}

/** What a country, such as `fr`, is called in a language: “Frankreich” in German. */
export const countryName = (code: string, language = 'de'): string => namesIn(language).of(code.toUpperCase()) ?? code
