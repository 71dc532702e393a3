import type { Category } from '#shop/devices/categories.ts'

/** Has not confirmed the mailbox yet · gets the newsletter · wants none any more. */
export type SubscriberStatus = 'waiting' | 'active' | 'left'

export type Action = 'asked' | 'confirmed' | 'enriched' | 'left'

/** Where somebody did it. */
export type Source = 'footer' | 'enrich' | 'api' | 'account' | 'letter' | 'one-click' | 'office'

/** Whoever wants to be addressed by neither leaves it out. */
export const salutations = ['ms', 'mr'] as const

export type Salutation = (typeof salutations)[number]

/** What a subscriber may tell about himself besides the address. */
export type Details = {
  salutation: Salutation | null
  firstName: string | null
  /** YYYY-MM-DD */
  birthday: string | null
  interests: readonly Category[]
}

/** Somebody who gets the newsletter. */
export type Subscriber = Details & {
  id: string
  country: string
  locale: string
  email: string
  emailHash: string
}

const DAY = 24 * 60 * 60_000

/** As long as the link in the letter works; whoever has not used it until then is forgotten. */
export const CONFIRMATION_DAYS = 7

export const confirmableSince = (now: Date): Date => new Date(now.getTime() - CONFIRMATION_DAYS * DAY)
