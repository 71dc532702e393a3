import type { Category } from '#shop/devices/categories.ts'

/**
 * What a device loses per month, in basis points. Phones: yearly losses of 14.8 % (Apple) and 32.2 % (Android) in
 * trade-in price studies; the others are our assumptions until a shop has figures of its own.
 */
export const monthlyLoss: Record<Category, number> = {
  iphone: 133,
  smartphone: 318,
  ipad: 150,
  tablet: 150,
  notebook: 180,
  camera: 90,
  lens: 45,
  console: 120,
  smartwatch: 250,
  headphones: 250,
}
