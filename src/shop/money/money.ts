declare const brand: unique symbol

/** An amount of money in whole cents. Only this module makes one, so that no float slips in. */
export type Cents = number & { readonly [brand]: 'Cents' }

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents // minus zero would print as “-0,00 €”
}

export const sumCents = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0))

/** `41550` as `415.50`: what APIs and tracking events expect. */
export function decimalFromCents(amount: Cents): `${number}` {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const text = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return text as `${number}`
}

/** `41550` as 415.5: amounts that travel as JSON numbers. */
export const eurosFromCents = (amount: Cents): number => Number(decimalFromCents(amount))

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

/** One minus for whatever is read. What the platform knows of our languages has a hyphen there, which is too short. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** `41550` as the country writes it: “€ 415,50” in Austria, “415,50 €” in Germany. */
export function formatMoney(
  amount: Cents,
  icuLocale: string,
  { currency }: { currency: 'EUR' } = { currency: 'EUR' },
): string {
  return withMinus(formatterFor(icuLocale, currency).format(decimalFromCents(amount)))
}
