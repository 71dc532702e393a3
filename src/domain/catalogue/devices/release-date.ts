export type ReleaseDate = { year: number; month: number | null }

/** `2022-09`, or `2022` when nobody knows the month. */
export function readReleaseDate(text: string): ReleaseDate | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(text)
  if (!match) return undefined
  const [year, month] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])]
  const possible = year >= 1970 && year <= 2100 && (month === null || (month >= 1 && month <= 12))
  return possible ? { year, month } : undefined
}
