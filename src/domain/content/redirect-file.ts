import type { FileReader } from '#engines/readers/readers.ts'
import { decodeText, findColumns, readCsv, writeCsv } from '#shop/formats/csv.ts'
import type { TypedRedirect } from './change-redirects.ts'

export type RedirectFile =
  | { ok: true; rows: (TypedRedirect & { line: number })[] }
  | {
      ok: false
      reason: 'too-large' | 'no-from-column' | 'no-to-column' | 'no-rows' | 'too-many-rows' | 'unclosed-quote'
    }

export const MAX_FILE_SIZE = 1024 * 1024

const MAX_ROWS = 5_000

const columnNames = {
  country: ['land', 'country'],
  from: ['von', 'from', 'alt', 'old', 'quelle', 'source'],
  to: ['nach', 'to', 'neu', 'new', 'ziel', 'target'],
  status: ['status', 'code', 'art'],
} as const

/** A table of old and new addresses; without a country it is for all, without a status for good. */
export function readRedirectFile(bytes: Uint8Array): RedirectFile {
  if (bytes.length > MAX_FILE_SIZE) return { ok: false, reason: 'too-large' }
  const { header, rows, unclosedLine } = readCsv(decodeText(bytes))
  if (unclosedLine !== undefined) return { ok: false, reason: 'unclosed-quote' }
  const columns = findColumns<keyof typeof columnNames>(header, columnNames)
  if (columns.from === undefined) return { ok: false, reason: 'no-from-column' }
  if (columns.to === undefined) return { ok: false, reason: 'no-to-column' }
  if (rows.length === 0) return { ok: false, reason: 'no-rows' }
  if (rows.length > MAX_ROWS) return { ok: false, reason: 'too-many-rows' }

  return {
    ok: true,
    rows: rows.map(({ line, cells }) => {
      const cell = (column: keyof typeof columnNames) => cells[columns[column] ?? -1] ?? ''
      const country = cell('country').toLowerCase()
      return {
        line,
        country: country === 'alle' || country === 'all' ? '' : country,
        from: cell('from'),
        to: cell('to'),
        status: cell('status') || '301',
      }
    }),
  }
}

export const redirectFile: FileReader<Uint8Array, RedirectFile> = { name: 'redirects', read: readRedirectFile }

/** The same shape, to be imported again elsewhere. */
export const writeRedirectFile = (
  redirects: readonly { country: string | null; from: string; to: string; status: number; hits: number }[],
): string =>
  writeCsv([
    ['land', 'von', 'nach', 'status', 'aufrufe'],
    ...redirects.map(({ country, from, to, status, hits }) => [
      country ?? 'alle',
      from,
      to,
      String(status),
      String(hits),
    ]),
  ])
