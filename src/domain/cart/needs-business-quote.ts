import { MANUAL_FROM_PIECES } from '#domain/offers/pricing/volume-tiers.ts'
import type { Cents } from '#shop/money/money.ts'
import { exceedsBusinessCap } from './business-cap.ts'

/** Whether a company's cart is too large for the shop, by its net total or by its pieces. */
export const needsBusinessQuote = (total: Cents, pieces: number): boolean =>
  exceedsBusinessCap(total) || pieces >= MANUAL_FROM_PIECES
