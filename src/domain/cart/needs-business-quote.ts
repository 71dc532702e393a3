import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'
import type { Cents } from '#shop/money/money.ts'
import { exceedsBusinessCap } from './business-cap.ts'

/** Whether a company's cart is too large for the shop, by its net total or by its pieces. */
export const needsBusinessQuote = (rules: CartRules, total: Cents, pieces: number): boolean =>
  exceedsBusinessCap(rules, total) || pieces >= rules.business.manualFrom
