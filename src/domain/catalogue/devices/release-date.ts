export type ReleaseDate = { year: number; month: number | null }

/** `2022-09`, or `2022` when nobody knows the month. */
export function readReleaseDate(text: string): ReleaseDate | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(text)
  if (!match) return undefined
  const [year, month] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])]
  const possible = year >= 1970 && year <= 2100 && (month === null || (month >= 1 && month <= 12))
  return possible ? { year, month } : undefined
}

/** As colleagues write it: `09/2022`. */
export const formatReleaseDate = ({ year, month }: ReleaseDate): string =>
  month === null ? String(year) : `${String(month).padStart(2, '0')}/${year}`

/** The same, or as files write it; `9.2022` is meant, too. */
export function readTypedReleaseDate(text: string): ReleaseDate | undefined {
  const [, month, year] = /^(\d{1,2}) ?[./] ?(\d{4})$/.exec(text) ?? []
  return readReleaseDate(month === undefined ? text : `${year}-${month.padStart(2, '0')}`)
}
