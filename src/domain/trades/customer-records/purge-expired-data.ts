import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { booksBefore, daysBefore, retention } from '#shop/retention.ts'
import { maskDevices } from './erase-findings-store.ts'
import {
  purgeDeletionLetters,
  deleteOldLetters,
  deleteOldOffers,
  maskPayees,
  anonymizeSellers,
} from './retention-store.ts'
import { sealNobody } from '#domain/trades/sale/payee/sealed-payee.ts'

/** Offers that nobody took, what trades know of people and devices, and what we wrote to them. */
export const tradeSteps = {
  offers: ({ db, now }, most) => deleteOldOffers(db, daysBefore(now(), retention.offersDays), most),
  payees: ({ db, now, vault }, most) =>
    maskPayees(db, daysBefore(now(), retention.payeesDays), sealNobody(vault), most),
  // Files go first: whoever is killed in between finds the rows again, but would never find a file without one.
  devices: ({ db, files, now }, most) =>
    db.transaction().execute(async (tx) => {
      const { trades, photos } = await maskDevices(tx, daysBefore(now(), retention.devicesDays), most)
      await Promise.all(photos.map((photo) => files.remove(photo)))
      return trades
    }),
  sellers: ({ db, now, vault }, most) => anonymizeSellers(db, booksBefore(now()), sealNobody(vault), most),
  letters: ({ db, now }, most) => deleteOldLetters(db, daysBefore(now(), retention.lettersDays), most),
  farewells: ({ db, now }, most) => purgeDeletionLetters(db, daysBefore(now(), retention.farewellDays), most),
} satisfies RetentionSteps
