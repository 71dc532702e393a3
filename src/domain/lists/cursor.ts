/** Times keep the database's microseconds; numbers are whole ones. */
export type KeyKind = 'time' | 'number' | 'text' | 'uuid'

export type CursorValue = string | null

/** Where a page ends, as it stands in an address. */
export const writeCursor = (values: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

const MAX_LENGTH = 2_000

/** The database knows no year 0. */
const microseconds = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/

const reads: Record<KeyKind, (text: string) => boolean> = {
  time: (text) => {
    const milliseconds = `${text.slice(0, 23)}Z`
    const date = new Date(milliseconds)
    return microseconds.test(text) && !Number.isNaN(date.valueOf()) && date.toISOString() === milliseconds
  },
  number: (text) => /^-?\d{1,18}$/.test(text),
  text: (text) => !text.includes('\0') && text.isWellFormed(),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Addresses are typed, cut and kept for years: what is no place in this list is none at all. */
export function readCursor(
  text: string | undefined,
  keys: readonly { kind: KeyKind; nullable?: boolean }[],
): CursorValue[] | undefined {
  if (text === undefined || text.length > MAX_LENGTH) return undefined
  const values = parse(text)
  if (!Array.isArray(values) || values.length !== keys.length) return undefined
  const fits = keys.every(({ kind, nullable }, index) => {
    const value: unknown = values[index]
    return typeof value === 'string' ? reads[kind](value) : value === null && nullable === true
  })
  return fits ? (values as CursorValue[]) : undefined
}
