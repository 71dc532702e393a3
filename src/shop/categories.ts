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
