import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { Cents } from '#shop/money/money.ts'

/** What decides a price besides questions and price lists. Shares are basis points; nothing here is a constant of the code. */
export type RuleSet = {
  /** Which version it is. */
  version: number
  prices: {
    /** What is left of the base price, by looks. E is for inspectors only: heavy damage of many kinds. */
    grades: Record<NonNullable<Effect['grade']>, number>
    /** What all deductions together may take of the graded price. */
    maxDeduction: number
    /** A repair can go wrong: so much on top of what it costs. */
    labourRisk: number
    /** Offers are whole steps. */
    step: number
    /** Below this nobody is paid; the device is recycled for free. */
    lowestOffer: Cents
    /** So long an offer holds. */
    offerDays: number
    /** What the leading country's price is worth in another market; as much, where nothing is said. */
    countries: Readonly<Record<string, number>>
  }
  business: {
    /** Value added tax, on top. */
    vat: number
    /** From so many pieces in one trade companies get so much more; the fewest first. */
    tiers: readonly Tier[]
    /** What a company can sell of one device without a quote. */
    maxPieces: number
    /** From here on a person makes the offer. */
    manualFrom: number
    /** Trades above this net total are quoted by a person, not made in the shop. */
    cap: Cents
    /** So long a quote of a person holds. */
    quoteDays: number
  }
  limits: {
    /** Private people rarely have more than this of one device … */
    pieces: number
    /** … within so many days. */
    days: number
    /** Above this a private seller shows who he is before he is paid. */
    identityAbove: Cents
  }
  loss: {
    /** What a device loses per month. */
    monthly: Record<Category, number>
    /** Somebody has looked at the price only just. */
    freshDays: number
    /** A price that was not looked at for longer needs a person, not a rule. */
    maxDays: number
    /** When the next one can be bought. */
    successor: number
    /** From this age on fewer and fewer people want it, and its price falls faster: so much of the usual loss. */
    oldAge: { months: number; speed: number }
  }
  margin: {
    /** Of all devices so many get a new part. */
    repaired: number
    /** Where nobody knows what a part costs. */
    usualRepair: Cents
    /** Parcel, inspection, erasing, and what gets lost. */
    handling: Cents
  }
  /** What replacing a part costs us, by the id of the series. What is not named here is taken off by its share alone. */
  repairs: Readonly<Record<string, RepairCosts>>
  guardRails: {
    /** Whoever changes a price by more than this has perhaps mistyped it. */
    bigChange: number
    /** A price that changes by more than this … */
    device: number
    /** … or a list whose weight does, needs a second approver … */
    list: number
    /** … and counts so many minutes after him, so that somebody can stop it. */
    delay: number
    /** So much the answers about a device may add to what it brings as new: for its seal. */
    bonus: number
  }
}

/** The parts of a device that can be replaced. */
export const parts = ['display', 'back', 'battery', 'camera', 'port'] as const satisfies NonNullable<Effect['part']>[]

/** What replacing a part of a device costs us, where we know it. */
export type RepairCosts = Partial<Record<(typeof parts)[number], number>>

export type Tier = { pieces: number; bonus: number }

/** What a browser has to know to fill a cart. */
export type CartRules = Pick<RuleSet, 'business' | 'limits'>
