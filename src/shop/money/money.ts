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

type Writing = readonly [group: string, groupedFrom: number, isEuroFirst?: true]

/**
 * How our countries write amounts: what parts the thousands, from how many digits on, and where the sign stands. The
 * platform knows it too, but takes longer to say it than a phone may need for a whole list of prices; a test compares.
 */
const writings: Readonly<Record<string, Writing>> = {
  'de-AT': ['.', 4, true],
  'de-DE': ['.', 4],
  'es-ES': ['.', 5],
  'fr-FR': ['\u202f', 4],
  'it-IT': ['.', 5],
}

function write(amount: Cents, [group, groupedFrom, isEuroFirst]: Writing): string {
  const [euros = '', rest] = decimalFromCents(cents(Math.abs(amount))).split('.')
  const number = `${euros.length < groupedFrom ? euros : euros.replaceAll(/\B(?=(?:\d{3})+$)/g, group)},${rest}`
  return `${amount < 0 ? '−' : ''}${isEuroFirst ? `€\u00a0${number}` : `${number}\u00a0€`}`
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

/** One minus for whatever is read. What the platform knows of our languages has a hyphen there, which is too short. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** `41550` as the country writes it: “€ 415,50” in Austria, “415,50 €” in Germany. */
export function formatMoney(
  amount: Cents,
  icuLocale: string,
  { currency }: { currency: 'EUR' } = { currency: 'EUR' },
): string {
  const writing = writings[icuLocale]
  return writing
    ? write(amount, writing)
    : withMinus(formatterFor(icuLocale, currency).format(decimalFromCents(amount)))
}
