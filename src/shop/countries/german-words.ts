import type { CategorySlugs } from '#shop/devices/categories.ts'
import type { ContentSlugs } from '#shop/screens/content-topics.ts'
import type { StorefrontPaths } from '#shop/screens/paths.ts'

/** Austria and Germany share the words of their addresses. */
export const germanRoutes = {
  overview: '/produkte/uebersicht-{overview}',
  product: '/produkte/{pdp}',
  sellCategory: '/verkaufen/{category}',
  contact: '/kontakt',
  checkout: '/checkout',
  thankYou: '/thankYou',
  businessLanding: null,
} as const satisfies StorefrontPaths

export const germanContentSlugs = {
  terms: 'agb',
  aboutUs: 'ueber-uns',
  companyPhones: 'firmenhandys',
  imprint: 'impressum',
  press: 'presse',
  ecoEffect: 'oeko-effekt',
  partnerProgramme: 'partnerprogramm',
  dataErasure: 'datenloeschung',
  packingTips: 'verpackungstipps',
  privacy: 'datenschutz',
  howItWorks: 'so-funktionierts',
  accessibility: 'barrierefreiheit',
} as const satisfies ContentSlugs

export const germanCategorySlugs = {
  iphone: 'iphone',
  smartphone: 'handy',
  ipad: 'ipad',
  tablet: 'tablet',
  notebook: 'notebook',
  camera: 'kamera',
  lens: 'objektiv',
  console: 'konsole',
  smartwatch: 'smartwatch',
  headphones: 'kopfhoerer',
} as const satisfies CategorySlugs
