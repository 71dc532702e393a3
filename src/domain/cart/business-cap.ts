import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'
import type { Cents } from '#shop/money/money.ts'

export const exceedsBusinessCap = ({ business }: CartRules, total: Cents): boolean => total > business.cap

export const needsIdentityCheck = ({ limits }: CartRules, total: Cents): boolean => total > limits.identityAbove
