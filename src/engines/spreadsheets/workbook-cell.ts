import { attribute } from '#shop/formats/xml.ts'

/** What a cell shows, as text, without the thousands and digits that its format would add or hide. */
export function cellText(
  value: string,
  attributes: string,
  { strings, dates }: { strings: readonly string[]; dates: ReadonlySet<number> },
): string {
  const kind = attribute(attributes, 't') ?? 'n'
  if (kind === 's') return strings[Number(value)] ?? ''
  // An error, such as a division by nothing.
  if (kind === 'e') return ''
  if (kind !== 'n' || value === '') return value

  return dates.has(Number(attribute(attributes, 's') ?? 0)) ? dateText(Number(value)) : numberText(value)
}

/** A number in full: an IMEI is one of fifteen digits, however few of them the spreadsheet shows. */
export function numberText(value: string): string {
  const number = Number(value)
  return Number.isFinite(number) ? String(number) : value
}

const DAY = 24 * 60 * 60 * 1000

/** Spreadsheets count days since the end of 1899. */
function dateText(days: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
