import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import type { Cents } from '#shop/money/money.ts'

/** So many rows a list may have; a company with more devices sends two. */
export const LIST_ROWS = 10_000

/** Ten thousand rows are a tenth of it; who sends more has picked the wrong file. */
export const LIST_BYTES = 5 * 1024 * 1024

/** Where in a row stands what. One of IMEI, name and model number is always there. */
export type ListColumns = Partial<
  Record<'imei' | 'manufacturer' | 'name' | 'number' | 'storage' | 'grade' | 'quantity', number>
>

/** What somebody has sent, as text; nothing of it has been understood yet but which column is which. */
export type ListRows = {
  /** Empty if the file has no headings. */
  header: string[]
  rows: string[][]
  /** Under which number people find each row in their own file. */
  lines: number[]
  columns: ListColumns
}

export type ListReading =
  | ({ ok: true } & ListRows)
  | {
      ok: false
      reason:
        | 'file-empty'
        | 'file-unreadable'
        | 'no-columns'
        | 'too-many-rows'
        | 'file-too-large'
        | 'too-much-work'
        | 'busy'
    }

/** Why there is no price for a row; the words for it are `deviceList.reason.…`. */
export const rowProblems = [
  'row-empty',
  'imei-invalid',
  'imei-rounded',
  'imei-twice',
  'unknown-device',
  'ambiguous-device',
  'storage-missing',
  'not-bought',
  'grade-unknown',
  'quantity-invalid',
] as const

export type RowProblem = (typeof rowProblems)[number]

export type PricedRow = {
  ok: true
  device: number
  deviceName: string
  /** Nothing if the list does not say how the device looks. */
  grade: SellerGrade | null
  quantity: number
  imei: string | null
  /** What all its prices are made of. */
  base: Cents
  /** What one piece brings without any tier, net. Zero means that it is recycled for free. */
  prices: Record<SellerGrade, Cents>
}

export type RefusedRow = {
  ok: false
  reason: RowProblem
  /** What stands in the row and is the trouble; for an IMEI that comes twice, the line of the first. */
  detail: string
  /** Devices that may have been meant, at most three. */
  suggestions: string[]
}

export type MatchedRow = PricedRow | RefusedRow
