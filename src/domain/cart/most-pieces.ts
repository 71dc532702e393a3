import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'

/** No rule lets anybody sell more of one device at once: what claims so was not typed into the shop. */
export const MAX_QUANTITY = 99

export const mostPieces = ({ business: { maxPieces }, limits: { pieces } }: CartRules, business: boolean): number =>
  business ? maxPieces : pieces
