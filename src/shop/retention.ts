/** How long what is kept, in days unless said otherwise: the night forgets by it, and the privacy texts tell it. */
export const retention = {
  /** As long as a cart. */
  offersDays: 90,
  /** Bank and PayPal accounts, after the trade has ended. */
  payeesDays: 365,
  /** IMEI, serial numbers and photos of devices. */
  devicesDays: 365,
  /** What stood on the box and on the devices of a case, its photos and notes, after it was closed. */
  casesDays: 365,
  lettersDays: 365,
  /** What visitors wrote to us. */
  messagesDays: 2 * 365,
  /** What sellers said about their sales: as long as it counts. */
  reviewsDays: 2 * 365,
  /** That somebody once got the newsletter, and how he had agreed to it. */
  subscribersDays: 3 * 365,
  /** Lists of devices that companies uploaded, also if nothing was sold from them. */
  deviceListsDays: 30,
  /** What companies asked for and did not sell. */
  businessQuotesDays: 365,
  /** Which prices somebody watched, after he has stopped. */
  watchesDays: 30,
  /** Who got which newsletter, and the letter itself. How many got it is kept with the newsletter. */
  deliveriesDays: 365,
  issueLettersDays: 30,
  /** What visitors did who agreed to being counted. */
  eventsDays: 395,
  /** Mistakes of the program. */
  errorsDays: 90,
  /** What was scanned in the warehouse by whom; numbers of the devices of somebody who is erased go with him. */
  scansDays: 90,
  /** What visitors looked for and did not find: texts and counts, nobody's name. */
  wantedDays: 365,
  /** Photos that no device shows any more: as long as carts may. */
  picturesDays: 90,
  /** The last letter to somebody who has left. */
  farewellDays: 1,
  /** Trades and receipts, as long as the books have to. */
  tradesYears: 10,
} as const

const DAY = 24 * 60 * 60_000

/** What is older than this has been kept for so many days. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** Books are kept by calendar years: the period begins when the year of the sale has ended. */
export const booksBefore = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() - retention.tradesYears, 0, 1))
