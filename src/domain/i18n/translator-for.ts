import de from 'virtual:messages/de'
import deAT from 'virtual:messages/de-AT'
import es from 'virtual:messages/es'
import fr from 'virtual:messages/fr'
import it from 'virtual:messages/it'
import type { Country } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { translator, type Translate, type Messages } from '#shop/messages/messages.ts'

/** All languages at once: for letters and API answers. Pages import their one language only. */
const allMessages = { de_AT: deAT, de_DE: de, es_ES: es, fr_FR: fr, it_IT: it } satisfies Record<Locale, Messages>

export const messagesFor = ({ locale }: Pick<Country, 'locale'>): Messages => allMessages[locale]

export const translatorFor = ({ locale, icuLocale }: Pick<Country, 'locale' | 'icuLocale'>): Translate =>
  translator(allMessages[locale], icuLocale)
