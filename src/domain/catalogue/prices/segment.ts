import { businessIn } from '#shop/modes/mode.ts'
import type { Shop } from '#shop/shop.ts'
import type { Segment } from './base-price.ts'

/** Nobody is asked who he is before he has seen a price. */
export const usualSegment = (shop: Shop): Segment => (businessIn(shop) === 'always' ? 'business' : 'consumer')
