import { MAX_IMEI_LENGTH, readImei } from '#domain/catalogue/identification/imei.ts'
import { MAX_ROW_PIECES, type ListColumns } from '#domain/business/lists/device-list.ts'

/** A row as its columns say it, in plain characters. */
export type TypedRow = Record<keyof ListColumns, string>

const columnNames = [
  'imei',
  'manufacturer',
  'name',
  'number',
  'storage',
  'grade',
  'quantity',
  'defects',
  'note',
] as const

export const readCells = (cells: readonly string[], columns: ListColumns): TypedRow =>
  Object.fromEntries(
    columnNames.map((name) => [name, plain(columns[name] === undefined ? '' : (cells[columns[name]] ?? ''))]),
  ) as TypedRow

/** Without the marks by which spreadsheets are told that something is text, and without blanks that nobody sees. */
export const plain = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['’]/, '')
    .trim()

/** Sums stand below many a list. */
const sums = /^(?:gesamt(?:summe)?|summe|total[ei]?|somme|suma|anzahl gesamt)\b/i

/** Whether a row says what device it is about, besides its IMEI. */
export const namesDevice = ({ name, number }: TypedRow): boolean => (name !== '' && !sums.test(name)) || number !== ''

/** How people write that there is nothing. */
const nothing = /^(?:-+|–|—|n\/?a|k\.? ?a\.?|keine?|none|0|x|\?)$/i

export const isEmptyCell = (text: string): boolean => text === '' || nothing.test(text)

/** The number of a device, or what is odd about what stands in its place. */
export type ReadImei =
  | { imei: string | null; problem?: never }
  | { imei: null; problem: 'imei-invalid' | 'imei-rounded' | 'imei-serial' }

/**
 * Spreadsheets take an IMEI for a large number: what they show of it, 3.56938E+14, has lost its end, and once it was saved so
 * nobody can bring it back; opened again it ends with noughts.
 */
const shortened = /^\d(?:[.,]\d+)?E\+?0?14$/i
const endsWithNoughts = /^\d{3,8}0{7,}$/

/** The IMEI of a row. A number with letters is another one, such as that of a notebook. */
export function readRowImei(text: string): ReadImei {
  if (isEmptyCell(text)) return { imei: null }
  if (shortened.test(text)) return inFull(text)
  const digits = text.slice(0, MAX_IMEI_LENGTH).replaceAll(/[\s./-]/g, '')
  if (digits.length === 15 && endsWithNoughts.test(digits)) return { imei: null, problem: 'imei-rounded' }
  // Phones for two cards have two; one of them is enough.
  const written = [text.slice(0, MAX_IMEI_LENGTH), ...(text.match(/(?<!\d)\d{15}(?!\d)/g) ?? [])]
  const imei = written.map(readImei).find((each) => each !== undefined)
  if (imei !== undefined) return { imei }
  return { imei: null, problem: isSerial(digits) ? 'imei-serial' : 'imei-invalid' }
}

/** Letters and digits, and at least as long as the shortest that makers print on their devices. */
const isSerial = (text: string): boolean => /^(?=.*[a-z])(?=.*\d)[a-z0-9]{6,}$/i.test(text)

/** With all fifteen digits before the sign nothing is lost. */
function inFull(text: string): ReadImei {
  const digits = text.replace(/E.*$/i, '').replaceAll(/\D/g, '')
  const imei = readImei(digits)
  return imei === undefined ? { imei: null, problem: 'imei-rounded' } : { imei }
}

/** “30”, “30 Stück”, “30,0”, “30x” or “1.000”; without a word it is one. Nothing if it is no number of devices. */
export function readQuantity(text: string): number | undefined {
  if (text === '') return 1
  const [, digits, thousands] =
    /^(?:ca\.? ?)?(\d{1,5})(?:[.,](000|0{1,2}))? ?(?:x|×|[\p{L}.]{1,8})?$/iu.exec(text) ?? []
  if (digits === undefined) return undefined
  const quantity = Number(thousands === '000' ? `${digits}000` : digits)
  return quantity >= 1 && quantity <= MAX_ROW_PIECES ? quantity : undefined
}
