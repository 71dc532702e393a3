import { formatTradeNumber, parseTradeNumber, tradeNumber } from '#domain/trades/trade-number.ts'

/** The number of a case, in the manner of trades: two digits of the year, a running number, a check digit. */
export const caseNumber = (year: number, serial: number): number => tradeNumber(year, serial)

/** As people read it: C-26-001016. */
export const formatCaseNumber = (number: number): string => `C${formatTradeNumber(number).slice(1)}`

/** What somebody typed or scanned, or nothing if it is no number of a case. */
export const parseCaseNumber = (text: string): number | undefined =>
  /^\s*c/i.test(text) ? parseTradeNumber(text.trim().replace(/^c/i, 'T')) : undefined
