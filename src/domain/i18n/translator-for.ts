import de from 'virtual:words/de'
import deAT from 'virtual:words/de-AT'
import es from 'virtual:words/es'
import fr from 'virtual:words/fr'
import it from 'virtual:words/it'
import type { Country } from '#shop/country.ts'
import type { Locale } from '#shop/locale.ts'
import { translator, type Translate, type Words } from '#shop/words.ts'

/** All languages at once: for letters and API answers. Pages import their one language only. */
const allWords = { de_AT: deAT, de_DE: de, es_ES: es, fr_FR: fr, it_IT: it } satisfies Record<Locale, Words>

export const wordsOf = ({ locale }: Pick<Country, 'locale'>): Words => allWords[locale]

export const translatorFor = ({ locale, icuLocale }: Pick<Country, 'locale' | 'icuLocale'>): Translate =>
  translator(allWords[locale], icuLocale)
