import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import type { Cents } from '#shop/money/money.ts'

/** So many rows a list may have; a company with more devices sends two. */
export const LIST_ROWS = 10_000

/** Ten thousand rows are a tenth of it; who sends more has picked the wrong file. */
export const LIST_BYTES = 5 * 1024 * 1024

/** More pieces of one device nobody has. */
export const MAX_ROW_PIECES = 10_000

/** Where in a row stands what. One of IMEI, name and model number is always there. */
export type ListColumns = Partial<
  Record<'imei' | 'manufacturer' | 'name' | 'number' | 'storage' | 'grade' | 'quantity' | 'defects' | 'note', number>
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

/** Why there is no price for a row; the words for it are `deviceList.reason.…`. Lists of a month ago know the last two. */
export const rowProblems = [
  'row-empty',
  'imei-invalid',
  'imei-rounded',
  'imei-twice',
  'unknown-device',
  'ambiguous-device',
  'storage-missing',
  'not-bought',
  'fault-unclear',
  'fault-refused',
  'grade-unknown',
  'quantity-invalid',
] as const

export type RowProblem = (typeof rowProblems)[number]

/** What is odd about a row whose device is known all the same; the words for it are `deviceList.remark.…`. */
export const rowRemarks = [
  'imei-invalid',
  'imei-rounded',
  'imei-serial',
  'imei-other-device',
  'name-unread',
  'grade-unknown',
  'quantity-invalid',
  'quantity-of-imei',
  'defects-unread',
] as const

export type RowRemark = { kind: (typeof rowRemarks)[number]; detail: string }

/** A device that may have been meant: one click takes it. */
export type Suggestion = { device: number; name: string }

export type GradePrices = Record<SellerGrade, Cents>

/** What one piece brings if the whole list has so many pieces or more. */
export type TierPrices = { from: number; prices: GradePrices }

/** What a row says besides which device it is, with what is odd about it. */
export type RowDetails = {
  /** Nothing if the list does not say how the device looks. */
  grade: SellerGrade | null
  quantity: number
  imei: string | null
  /** What does not work, as answers to the questions about the device. Nothing at all if it works. */
  faults: Answers
  remarks: RowRemark[]
  choices: Suggestion[]
}

export type PricedRow = RowDetails & {
  ok: true
  device: number
  deviceName: string
  /** What all its prices are made of. */
  base: Cents
  /** What one piece brings without any tier, net. Zero means that it is recycled for free. */
  prices: GradePrices
  /** With faults it cannot be told from the base price alone. */
  faultPrices?: TierPrices[]
}

export type RefusedRow = RowDetails & {
  ok: false
  reason: RowProblem
  /** What stands in the row and is the trouble; for an IMEI that comes twice, the line of the first. */
  detail: string
  /** The device, if at least that is known. */
  device?: number
  deviceName?: string
}

export type MatchedRow = PricedRow | RefusedRow
