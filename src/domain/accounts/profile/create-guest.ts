import type { Database } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { guestOf, type Guest } from './customer-store.ts'

/** A customer number for somebody without an account; the same session always has the same one. */
export const createGuest = (db: Database, { country }: Shop, visitor: string, now: Date): Promise<Guest> =>
  guestOf(db, { id: newId(now), visitor, country: country.code, now })
