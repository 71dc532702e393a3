import { INSPECTION_WORKING_DAYS } from '#domain/trades/lifecycle/timers/working-days.ts'
import type { Country } from '#shop/countries/country.ts'
import { dayAt } from '#shop/formats/dates.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import { nextBankDay } from './batches/bank-day.ts'

const DAY = 24 * 60 * 60_000

/** What is inspected is in the next run, unless the merchant has promised another time in his terms. */
const USUAL_PAYMENT_DAYS = 1

/** A transfer that is not instant arrives on the next day on which banks work. */
const TRANSFER_DAYS = 1

type Payer = Pick<Country, 'timeZone' | 'timeLimits' | 'merchant' | 'particulars'>

/** Days, written YYYY-MM-DD: whoever hands in his parcel by the first has his money by the second, if all is as he said. */
export type ExpectedPayday = { handIn: string; paid: string }

/** When money for what is sold now arrives: transport, inspection, payment and transfer, on days on which people work. */
export function expectedPayday(payer: Payer, now: Date): ExpectedPayday {
  const handIn = afterBankDays(dayAt(now, payer.timeZone), 1)
  const days = timeLimitsOf(payer).transport + INSPECTION_WORKING_DAYS + paymentDays(payer) + transferDays(payer)
  return { handIn, paid: afterBankDays(handIn, days) }
}

/** What the terms promise, as far as it is a number. */
function paymentDays({ particulars }: Payer): number {
  const said = particulars.texts['say.paymentDays'] ?? ''
  return /^\d{1,2}$/.test(said) ? Number(said) : USUAL_PAYMENT_DAYS
}

const transferDays = ({ merchant }: Payer): number => (merchant.instantTransfers ? 0 : TRANSFER_DAYS)

const tomorrowOf = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + DAY).toISOString().slice(0, 10)

const afterBankDays = (day: string, count: number): string =>
  count === 0 ? day : afterBankDays(nextBankDay(tomorrowOf(day)), count - 1)
