/** The check digit that credit cards and phones share: every second digit doubled, digits of the result added. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** However it is grouped, nobody needs more letters for it. */
export const MAX_IMEI_LENGTH = 40

/** So many questions a visitor has, on pages and at the API together: nobody shall read out the whole table. */
export const imeiGuesses = { name: 'imei', points: 20, seconds: 60 }

/** Fifteen digits with a right check digit, however they are grouped; nothing if it is none. */
export function readImei(text: string): string | undefined {
  const digits = text.replaceAll(/[\s./-]/g, '')
  return /^\d{15}$/.test(digits) && passesLuhn(digits) ? digits : undefined
}

/** The first eight digits say which model it is. */
export const typeAllocationCode = (imei: string): string => imei.slice(0, 8)
