const names = new Intl.DisplayNames('de', { type: 'region' })

/** As colleagues call a country. */
export const countryName = (code: string): string => names.of(code.toUpperCase()) ?? code
