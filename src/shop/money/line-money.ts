import { cents, sumCents, type Cents } from './money.ts'

/** An amount as catalogues and forms write it: `19.99`, never `19,99`. */
export type Decimal = string | number

export type PricedLine = { price: Decimal; quantity: number }

// The bounds are wide enough for any price, and narrow enough that no text makes the arithmetic slow.
const decimal = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,3}))?$/i

/** A decimal as digits and the power of ten that they are to be multiplied with; 8.325 is 8325 × 10⁻³. */
function readDecimal(value: Decimal): { digits: bigint; power: number } {
  const match = decimal.exec(String(value))
  if (!match) throw new RangeError(`not a decimal amount: ${String(value).slice(0, 40)}`)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match

  return { digits: BigInt(sign + whole + fraction), power: Number(exponent) - fraction.length }
}

/** Price times quantity, cut to whole cents. Multiplied first and cut last: twice 1.005 is 2.01. */
export function lineCents(price: Decimal, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`not a quantity: ${quantity}`)
  const { digits, power } = readDecimal(price)
  const product = digits * BigInt(quantity)
  const shift = power + 2 // from euros to cents

  return cents(Number(shift >= 0 ? product * 10n ** BigInt(shift) : product / 10n ** BigInt(-shift)))
}

/** A decimal amount, cut to whole cents: 8.325 is 832. */
export const centsFromDecimal = (amount: Decimal): Cents => lineCents(amount, 1)

/** What a cart comes to: each line is cut on its own, then added. */
export const totalCents = (lines: readonly PricedLine[]): Cents =>
  sumCents(lines.map(({ price, quantity }) => lineCents(price, quantity)))
