import type { Transaction } from '#engines/database/database.ts'
import { noteUse, picturesOf, writePlaces } from './picture-store.ts'

type Joined = {
  /** A variant of the model that stays, and one of the model that goes. */
  into: number
  from: number
  /** The variants that the model has from now on. */
  variants: readonly number[]
  at: Date
}

/** A model that takes in another one shows its own pictures first, then those of the other. The same photo is shown once. */
export async function joinPictures(tx: Transaction, { into, from, variants, at }: Joined): Promise<void> {
  const own = await picturesOf(tx, into)
  const others = await picturesOf(tx, from)
  const more = others.filter(({ hash }) => !own.some((picture) => picture.hash === hash))
  if (own.length + more.length === 0) return
  await writePlaces(tx, variants, [...own, ...more])
  await noteUse(
    tx,
    others.map(({ id }) => id),
    at,
  )
}
