import { isCountryCode } from '#shop/countries/all.ts'
import { dayAt, isIsoDay, OFFICE_TIME_ZONE, startOfDay } from '#shop/formats/dates.ts'
import { decimalFromCents, type Cents } from '#shop/money/money.ts'
import { readAmount } from '#shop/money/read-amount.ts'
import { voucherCode, type Voucher } from './voucher.ts'

/** A voucher as the office writes it down: everything is still text. */
export type VoucherForm = {
  code: string
  kind: string
  percent: string
  euros: string
  mostEuros: string
  leastEuros: string
  /** The first and the last day on which it counts. */
  from: string
  until: string
  /** None means everywhere. */
  countries: readonly string[]
  segment: string
  totalLimit: string
  personLimit: string
}

export type VoucherField = keyof VoucherForm

export type VoucherProblem =
  | 'code-form'
  | 'code-taken'
  | 'kind-missing'
  | 'percent-form'
  | 'amount-form'
  | 'amount-too-high'
  | 'day-form'
  | 'ends-before-it-begins'
  | 'already-over'
  | 'country-unknown'
  | 'segment-unknown'
  | 'limit-form'
  | 'limit-below-used'
  | 'value-is-fixed'

export type VoucherProblems = Partial<Record<VoucherField, VoucherProblem>>

/** Nobody gives away more by one code; whoever wants to has lost the point. */
const HIGHEST_VALUE = 1_000_00

const codeForm = /^[A-Z0-9ÄÖÜ][A-Z0-9ÄÖÜ-]{2,23}$/

const DAY = 24 * 60 * 60_000

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** Reads a form, or says for each field what is wrong with it. */
export function readVoucherForm(form: VoucherForm): { voucher?: Voucher; problems: VoucherProblems } {
  const problems: VoucherProblems = {}
  const complain = (field: VoucherField, problem: VoucherProblem) => void (problems[field] ??= problem)
  const code = voucherCode(form.code)
  if (!codeForm.test(code)) complain('code', 'code-form')
  const value = readValue(form, complain)
  const days = readDays(form, complain)
  const limits = readLimits(form, complain)
  if (form.segment !== 'consumer' && form.segment !== 'business') complain('segment', 'segment-unknown')
  const chosen = form.countries.filter(isCountryCode)
  if (chosen.length < form.countries.length) complain('countries', 'country-unknown')
  if (Object.keys(problems).length > 0 || !days) return { problems }

  return {
    problems,
    voucher: {
      code,
      ...value,
      ...days,
      ...limits,
      countries: chosen.length === 0 ? null : chosen,
      segment: form.segment as Voucher['segment'],
    },
  }
}

type Complain = (field: VoucherField, problem: VoucherProblem) => void

function readValue(form: VoucherForm, complain: Complain) {
  const money = (field: 'euros' | 'mostEuros' | 'leastEuros'): number | undefined => {
    if (form[field].trim() === '') return undefined
    const amount = readAmount(form[field].trim())
    if (amount === undefined) complain(field, 'amount-form')
    return amount
  }
  const none = { basisPoints: 0, cents: 0, mostCents: null }
  const leastTradeCents = money('leastEuros') ?? 0
  if (form.kind === 'percent') {
    const points = readPercent(form.percent)
    if (points === undefined) complain('percent', 'percent-form')
    const mostCents = money('mostEuros') ?? null
    return { ...none, kind: 'percent' as const, basisPoints: points ?? 0, mostCents, leastTradeCents }
  }
  if (form.kind !== 'fixed') complain('kind', 'kind-missing')
  const cents = money('euros')
  if (!cents) complain('euros', 'amount-form')
  else if (cents > HIGHEST_VALUE) complain('euros', 'amount-too-high')
  return { ...none, kind: 'fixed' as const, cents: cents ?? 0, leastTradeCents }
}

/** “2,5” percent as 250 basis points. */
function readPercent(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim())
  if (!match) return undefined
  const points = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return points > 0 && points <= 10_000 ? points : undefined
}

/** Days are German ones, from the first midnight to the last. */
function readDays({ from, until }: VoucherForm, complain: Complain) {
  if (!isIsoDay(from)) complain('from', 'day-form')
  if (!isIsoDay(until)) complain('until', 'day-form')
  if (!isIsoDay(from) || !isIsoDay(until)) return undefined
  if (until < from) complain('until', 'ends-before-it-begins')
  return {
    validFrom: startOfDay(from, OFFICE_TIME_ZONE),
    validUntil: startOfDay(dayAfter(until), OFFICE_TIME_ZONE),
  }
}

function readLimits({ totalLimit, personLimit }: VoucherForm, complain: Complain) {
  const limit = (text: string, field: VoucherField): number | null => {
    if (/^[1-9]\d{0,6}$/.test(text.trim())) return Number(text)
    if (text.trim() !== '' || field === 'personLimit') complain(field, 'limit-form')
    return null
  }
  return { totalLimit: limit(totalLimit, 'totalLimit'), personLimit: limit(personLimit, 'personLimit') ?? 1 }
}

const euros = (amount: number | null): string => (amount ? decimalFromCents(amount as Cents).replace('.', ',') : '')

/** A voucher as the form shows it. */
export const voucherForm = (voucher: Voucher): VoucherForm => ({
  code: voucher.code,
  kind: voucher.kind,
  percent: voucher.kind === 'percent' ? euros(voucher.basisPoints) : '',
  euros: voucher.kind === 'fixed' ? euros(voucher.cents) : '',
  mostEuros: euros(voucher.mostCents),
  leastEuros: euros(voucher.leastTradeCents),
  from: dayAt(voucher.validFrom, OFFICE_TIME_ZONE),
  until: dayAt(new Date(voucher.validUntil.getTime() - 1), OFFICE_TIME_ZONE),
  countries: voucher.countries ?? [],
  segment: voucher.segment,
  totalLimit: voucher.totalLimit === null ? '' : String(voucher.totalLimit),
  personLimit: String(voucher.personLimit),
})
