import type { Country, CountryCode } from './country.ts'
import { at } from './at.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const countries = { at, de, es, fr, it } satisfies Record<CountryCode, Country>
