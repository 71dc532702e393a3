import { kindCalled, type PaymentWord } from '#domain/accounts/payees/payment-type.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { PayoutMethod, PayoutStatus } from '#domain/payouts/batches/payout.ts'

/** What a bank or PayPal says about one of our payouts. */
export type SettlementLine = {
  /** The number of the payout, as we gave it along. */
  payout: string
  outcome: 'settled' | 'rejected' | 'waiting'
  cents: Cents
  /** Why it was rejected, in the code of whoever says so. */
  code: string
  /** Under which name the other side knows it. */
  reference: string
}

/**
 * What becomes of a line: the money has arrived · was refused · is none of ours · is known already · is not the sum that
 * we sent · is still on its way · came back although it had arrived.
 */
export type Finding = 'settle' | 'reject' | 'unknown' | 'done' | 'amount-differs' | 'waiting' | 'came-back'

/** These change something when a settlement is applied. */
const changing: ReadonlySet<Finding> = new Set(['settle', 'reject', 'came-back'])

export const changesSomething = (finding: Finding): boolean => changing.has(finding)

export type KnownPayout = { status: PayoutStatus; method: PayoutMethod; cents: Cents }

/** Who says it: each knows only of the payouts that went his way. */
export type SettlementKind = PaymentWord

export function validateLine(kind: SettlementKind, line: SettlementLine, known: KnownPayout | undefined): Finding {
  if (!known || known.method !== kindCalled(kind)) return 'unknown'
  if (known.status === 'proposed' || known.status === 'withdrawn') return 'unknown'
  if (line.outcome === 'waiting') return known.status === 'released' ? 'waiting' : 'done'
  if (known.status === 'failed' || known.status === 'returned') return 'done'
  if (known.status === 'paid' && line.outcome === 'settled') return 'done'
  // Some write what they take back with a minus; what has arrived has none.
  const said = line.outcome === 'rejected' ? Math.abs(line.cents) : line.cents
  if (said !== known.cents) return 'amount-differs'
  if (known.status === 'paid') return 'came-back'
  return line.outcome === 'settled' ? 'settle' : 'reject'
}

/** `415.50` or `415,5` in whole cents; nothing, if it is no amount or a part of a cent. */
export function readAmount(text: string): Cents | undefined {
  const [, minus, whole, part = ''] =
    /^(-?)(\d{1,12})(?:[.,](\d{1,2})0*)?$/.exec(text.trim().replaceAll(/[\s\u00A0]/g, '')) ?? []
  if (whole === undefined) return undefined
  const sum = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents(minus === '-' ? -sum : sum)
}
