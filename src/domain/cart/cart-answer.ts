/** What the browser asks: which offers, how many of each, nothing about their price. */
export type CartQuestion = {
  lines: { offerId: string; quantity: number }[]
  voucher: string | null
  business: boolean
}

/** What the shop says that a cart is worth, as it travels. Amounts are whole cents. */
export type CartAnswer = {
  lines: {
    /** As the browser knew it. */
    askedFor: string
    offerId: string
    deviceId: number
    productName: string
    conditionId: string
    priceCents: number
    /** What it was before; nothing if it is still the same offer. */
    formerPriceCents: number | null
    quantity: number
    lineTotalCents: number
    /** Epoch milliseconds. */
    validUntil: number
  }[]
  gone: { offerId: string; reason: string; message: string }[]
  totalCents: number
  voucher: { code: string; valueCents: number } | null
  voucherProblem: { code: string; message: string } | null
  /** What is paid in the end: the total and the voucher. */
  payoutCents: number
  cartExpiry: number
  exceedsBusinessCap: boolean
  needsIdentityCheck: boolean
}
