/** What the browser asks: which offers, how many of each, nothing about their price. */
export type CartQuestion = {
  lines: { offerId: string; quantity: number }[]
  voucher: string | null
  business: boolean
}

/** What the shop says that a cart is worth, as it travels. Amounts are in euros. */
export type CartAnswer = {
  lines: {
    /** As the browser knew it. */
    askedFor: string
    offerId: string
    deviceId: number
    productName: string
    conditionId: string
    price: number
    /** What it was before; nothing if it is still the same offer. */
    formerPrice: number | null
    quantity: number
    lineTotal: number
    /** Epoch milliseconds. */
    validUntil: number
  }[]
  gone: { offerId: string; reason: string; message: string }[]
  total: number
  voucher: { code: string; value: number } | null
  voucherProblem: { code: string; message: string } | null
  /** What is paid in the end: the total and the voucher. */
  payout: number
  cartExpiry: number
  exceedsBusinessCap: boolean
  needsIdentityCheck: boolean
}
