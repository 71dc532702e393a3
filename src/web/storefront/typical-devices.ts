import type { Category } from '#shop/devices/categories.ts'

/** One device that everybody recognises, to stand for its category. */
export const typicalDevices: Record<Category, { maker: string; name: string }> = {
  iphone: { maker: 'Apple', name: 'iPhone 15 Pro' },
  smartphone: { maker: 'Samsung', name: 'Galaxy S24' },
  ipad: { maker: 'Apple', name: 'iPad Air 5 2022' },
  tablet: { maker: 'Samsung', name: 'Galaxy Tab S9' },
  notebook: { maker: 'Apple', name: 'MacBook Air 13 M2 2022' },
  camera: { maker: 'Fujifilm', name: 'X-T5' },
  lens: { maker: 'Canon', name: 'RF 50 mm f/1.8' },
  console: { maker: 'Sony', name: 'PlayStation 5' },
  smartwatch: { maker: 'Apple', name: 'Watch Series 9' },
  headphones: { maker: 'Sony', name: 'WH-1000XM5' },
}
