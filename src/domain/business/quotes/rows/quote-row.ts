import type { RowWithoutPrice } from '#domain/business/lists/rows-without-price.ts'

/** A row of a company's list without a price that came along with its request. */
export type QuoteRow = RowWithoutPrice & {
  position: number
  /** The line that it has become; nothing as long as nobody has named a price. */
  linePosition: number | null
  /** Why we do not buy it, in the words that the company reads. */
  answer: string
}

/** Nobody has named a price for it. */
export const isOpen = ({ linePosition }: Pick<QuoteRow, 'linePosition'>): boolean => linePosition === null

/** A sentence or two. */
export const MAX_ANSWER_LENGTH = 300

/** Rows in which the company calls the device the same: they can be dealt with together. */
export const alike = (rows: readonly QuoteRow[], { name }: Pick<QuoteRow, 'name'>): QuoteRow[] =>
  rows.filter((each) => isOpen(each) && each.name === name)
