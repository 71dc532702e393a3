/** A field that people do not see, and the moment at which the form was handed out. */
export type Trap = { bait: string; opened: string }

/** Nobody fills in a form faster, not even with the help of a browser that remembers. */
const QUICKEST_MILLISECONDS = 2_000

/** An older form was copied rather than left open. */
const OLDEST_MILLISECONDS = 24 * 60 * 60_000

/** Whether it was rather a program than a person that filled in a form. */
export function looksAutomatic({ bait, opened }: Trap, now: Date): boolean {
  const open = /^\d{1,15}$/.test(opened) ? now.getTime() - Number(opened) : -1
  return bait !== '' || open < QUICKEST_MILLISECONDS || open > OLDEST_MILLISECONDS
}
