import type { Locale } from './messages/locale.ts'

/** The name under which a storefront's events are counted: `tradein-shop-de_DE`. */
export const applicationId = (locale: Locale): `tradein-shop-${Locale}` => `tradein-shop-${locale}`
