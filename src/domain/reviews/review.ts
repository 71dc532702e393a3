import type { Category } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Shop } from '#shop/shop.ts'
import { manyLines, oneLine } from '#shop/forms/typed-text.ts'

/** Nobody has read it yet · shown · not shown, for a reason that has nothing to do with its stars. */
export const reviewStatuses = ['waiting', 'published', 'rejected'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

/** The only reasons for which a review is not shown. That it is bad is none. */
export const rejectReasons = ['insult', 'personal-data', 'advertising', 'not-about-us', 'unlawful'] as const

export type RejectReason = (typeof rejectReasons)[number]

export const MAX_TEXT_LENGTH = 1_000
export const MAX_NAME_LENGTH = 30
export const MAX_REPLY_LENGTH = 1_000

/** What a seller says about a sale that was paid. */
export type Review = {
  id: string
  number: number
  tradeId: string
  country: CountryCode
  category: Category
  stars: number
  text: string
  /** As it is shown; nothing means that nobody is named. */
  name: string
  writtenAt: Date
  changedAt: Date
  status: ReviewStatus
  reason: RejectReason | null
  reply: string
}

/** A country collects reviews or does not; inside a partner's pages nobody is asked. */
export const collectsReviews = ({ country, mode }: Shop): boolean =>
  country.features.sealAndSlider && mode.name === 'default'

/** The words of a form; the stars come as text, and not always. */
export type ReviewForm = { stars: string; text: string; name: string }

export type ReviewProblems = { stars?: 'missing'; text?: 'too-long'; name?: 'too-long' }

/** What was typed, in order: one kind of line break, nothing around it, a name on one line. */
export const tidied = ({ stars, text, name }: ReviewForm): ReviewForm => ({
  stars,
  text: manyLines(text),
  name: oneLine(name),
})

export const problemsOf = ({ stars, text, name }: ReviewForm): ReviewProblems => ({
  ...(/^[1-5]$/.test(stars) ? {} : { stars: 'missing' }),
  ...(text.length > MAX_TEXT_LENGTH ? { text: 'too-long' } : {}),
  ...(name.length > MAX_NAME_LENGTH ? { name: 'too-long' } : {}),
})
