/** The kinds of devices that the shop buys, in the order in which it shows them. */
export const categories = [
  'iphone',
  'smartphone',
  'ipad',
  'tablet',
  'notebook',
  'camera',
  'lens',
  'console',
  'smartwatch',
  'headphones',
] as const

export type Category = (typeof categories)[number]

export type CategorySlugs = Record<Category, string>

/** The category behind a name in the addresses of a country. */
export const categoryAt = (
  { categorySlugs }: { categorySlugs: CategorySlugs },
  slug: string | undefined,
): Category | undefined => categories.find((category) => categorySlugs[category] === slug)
