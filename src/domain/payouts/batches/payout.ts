import { paymentKinds, type PaymentKind } from '#domain/accounts/payees/payment-type.ts'
import { cents } from '#shop/money/money.ts'

/** Above this sum two colleagues have to look at a batch before money leaves the house. */
export const RELEASE_ALONE_LIMIT = cents(5_000_00)

/** So long nothing is paid to an account that was just changed: its owner has time to notice that it was not him. */
export const PAYEE_FREEZE_HOURS = 24

/** None, if there is nothing to transfer because everything was worth nothing. */
export type PayoutMethod = PaymentKind | 'none'

/** A batch waits to be released, has been, or was given up. */
export type BatchStatus = 'proposed' | 'released' | 'withdrawn'

/**
 * In a batch that waits · on its way · arrived · refused by the bank · came back although it had arrived · taken out of
 * its batch.
 */
export type PayoutStatus = 'proposed' | 'released' | 'paid' | 'failed' | 'returned' | 'withdrawn'

export const payoutMethods: readonly PayoutMethod[] = [...paymentKinds, 'none']
