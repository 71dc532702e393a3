declare const brand: unique symbol

/** An amount of money in whole cents. Only this module makes one, so that no float slips in. */
export type Cents = number & { readonly [brand]: 'Cents' }

/** An amount as catalogues and forms write it: `19.99`, never `19,99`. */
export type Decimal = string | number

export type PricedLine = { price: Decimal; quantity: number }

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents // minus zero would print as “-0,00 €”
}

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

export const sumCents = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0))

/** What a cart comes to: each line is cut on its own, then added. */
export const totalCents = (lines: readonly PricedLine[]): Cents =>
  sumCents(lines.map(({ price, quantity }) => lineCents(price, quantity)))

/** `41550` as `415.50`: what APIs and tracking events expect. */
export function decimalFromCents(amount: Cents): `${number}` {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const text = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return text as `${number}`
}

// Making a formatter costs a hundred times more than using one.
const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(icuLocale: string, currency: string): Intl.NumberFormat {
  const key = `${icuLocale} ${currency}`
  const known = formatters.get(key)
  if (known) return known

  const formatter = new Intl.NumberFormat(icuLocale, { style: 'currency', currency })
  formatters.set(key, formatter)
  return formatter
}

/** `41550` as the country writes it: “€ 415,50” in Austria, “415,50 €” in Germany. */
export function formatMoney(
  amount: Cents,
  icuLocale: string,
  { currency }: { currency: 'EUR' } = { currency: 'EUR' },
): string {
  return formatterFor(icuLocale, currency).format(decimalFromCents(amount))
}
