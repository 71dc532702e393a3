import type { CountryCode, CountryFacts } from './country.ts'
import { at } from './at.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** Whoever lists countries asks here. */
export const countries = { at, de, es, fr, it } satisfies Record<string, CountryFacts>

export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(countries, text)

export const countryCodes = Object.keys(countries).filter(isCountryCode)
