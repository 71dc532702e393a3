import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import { retention } from '#shop/retention.ts'
import type { MatchedRow, ListColumns } from './device-list.ts'

/** What a list comes to once every row was looked at. */
export type ListSums = {
  /** Rows with a price, and rows without one. */
  found: number
  problems: number
  /** Rows with a price that say how their devices look. */
  graded: number
  /** Rows with a price about which something is odd; lists of the release before do not say. */
  remarked?: number
  pieces: number
  /** What companies get more for so many pieces, in basis points. */
  tier: number
  /** Net, by what rows count as that name no grade. */
  totals: Record<SellerGrade, Cents>
}

/** A device list as it is kept. */
export type StoredList = {
  id: string
  country: CountryCode
  name: string | null
  createdAt: Date
  header: string[]
  columns: ListColumns
  total: number
  matched: number
  matchedAt: Date | null
  /** Nothing until every row was looked at. */
  sums: ListSums | null
  assumedGrade: SellerGrade
}

/** What a file said in one row, and what we make of it, if we have come to it. */
export type StoredRow = { position: number; line: number; cells: string[]; result: MatchedRow | null }

/** Which rows of a list somebody wants to see. */
export const rowChoices = ['all', 'look', 'found', 'problems'] as const

export type RowChoice = (typeof rowChoices)[number]

/** So many rows of it are chosen by each. */
export const countRows = ({ found, problems, remarked = 0 }: ListSums, choice: RowChoice): number =>
  ({ all: found + problems, look: problems + remarked, found, problems })[choice]

const DAY = 24 * 60 * 60_000

/** The moment from which nobody finds the list any more. */
export const expiresAt = ({ createdAt }: Pick<StoredList, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + retention.deviceListsDays * DAY)
