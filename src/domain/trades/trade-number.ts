/** The digit that makes the sum of the others come out even (Luhn), so that a typing error is noticed. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The number of a trade: two digits of the year, a running number, a check digit. */
export function tradeNumber(year: number, serial: number): number {
  const digits = `${String(year).slice(-2)}${String(serial).padStart(5, '0')}`
  return Number(`${digits}${checkDigit(digits)}`)
}

/** As people read it: T-26-004711. */
export const formatTradeNumber = (number: number): string =>
  `T-${String(number).slice(0, 2)}-${String(number).slice(2)}`

/** What somebody typed or scanned, or nothing if it is no number of a trade. */
export function parseTradeNumber(text: string): number | undefined {
  const digits = /^T?[\s-]*(\d{2})[\s-]*(\d{6,10})$/i.exec(text.trim())?.slice(1).join('')
  if (digits === undefined) return undefined
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? Number(digits) : undefined
}

/** No trade is older. */
const FIRST_YEAR = 20

/** The numbers that somebody may mean: a whole one, or only what stands behind the year, of any year. */
export function possibleTradeNumbers(text: string): number[] {
  const whole = parseTradeNumber(text)
  if (whole !== undefined) return [whole]
  const running = /^\d{6,10}$/.exec(text.trim())?.[0]
  if (running === undefined) return []
  const years = Array.from({ length: 100 - FIRST_YEAR }, (_, index) => FIRST_YEAR + index)
  return years.flatMap((year) => parseTradeNumber(`${year}${running}`) ?? [])
}

/** How one device of a trade is called: the second of three is T-26-004711-2. */
export const itemReference = (number: number, position: number): string =>
  `${formatTradeNumber(number)}-${position + 1}`

/** The trade and the position in it, or nothing if it is no reference to a device. */
export function parseItemReference(text: string): { number: number; position: number } | undefined {
  const [, trade = '', piece = ''] = /^(.+?)-(\d{1,3})$/.exec(text.trim()) ?? []
  const number = parseTradeNumber(trade)
  return number === undefined || Number(piece) < 1 ? undefined : { number, position: Number(piece) - 1 }
}
