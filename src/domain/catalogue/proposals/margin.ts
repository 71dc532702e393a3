import { cents, type Cents } from '#shop/money/money.ts'

/** What is known about selling a device again. */
export type Resale = {
  /** What we expect to get for it; nothing if nobody has an idea. */
  resaleCents: number | null
  /** What replacing a part costs on average; nothing if nobody knows. */
  repairCents: number | null
}

/** Of a hundred devices so many get a new part: basis points. */
const REPAIRED = 1_500

/** Where nobody knows what a part costs. */
const USUAL_REPAIR = 40_00

/** Parcel, inspection, erasing, and what gets lost. */
const HANDLING = 15_00

/** What is probably left when a device was bought at its full price; nothing where we do not know what it sells for. */
export function marginOf({ resaleCents, repairCents }: Resale, purchase: Cents): Cents | null {
  if (resaleCents === null) return null
  const repairs = Math.trunc(((repairCents ?? USUAL_REPAIR) * REPAIRED) / 10_000)
  return cents(resaleCents - purchase - repairs - HANDLING)
}
