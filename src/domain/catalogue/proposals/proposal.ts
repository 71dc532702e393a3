import type { VersionStatus } from '#domain/catalogue/versions/version.ts'

/** A price list that somebody would like to have. */
export type Proposal = {
  id: number
  status: VersionStatus
  /** The first day on which it would count. */
  validFrom: string
  note: string
  origin: 'person' | 'depreciation'
  /** Who wrote it, by id and name; nobody if the shop did so by itself. */
  author: string | null
  authorName: string | null
  createdAt: Date
  proposedAt: Date | null
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
  reason: string
  /** The version that it became. */
  priceList: number | null
  rows: number
}
