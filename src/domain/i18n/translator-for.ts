import allMessages from 'virtual:messages'
import type { Country } from '#shop/countries/country.ts'
import { translator, type Translate, type Messages } from '#shop/messages/messages.ts'

/** All languages at once: for letters and API answers. Pages import their one language only. */
export const messagesFor = ({ locale }: Pick<Country, 'locale'>): Messages => allMessages[locale]

export const translatorFor = ({
  locale,
  icuLocale,
  presence,
}: Pick<Country, 'locale' | 'icuLocale'> & Partial<Pick<Country, 'presence'>>): Translate =>
  translator(allMessages[locale], icuLocale, presence?.brand)
