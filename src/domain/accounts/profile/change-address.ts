import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { changeCustomer, invalid, notYours, type ChangeRefusal, type Changes, type Saved } from './change-customer.ts'
import { addressFields, MAX_ADDRESSES, type Address } from './customer.ts'
import { addAddress } from './customer-data.ts'
import { addressesOf, deleteAddress, writeAddress } from './customer-data-store.ts'
import { readSellerFields } from './seller.ts'
import { setPrimary } from './set-primary.ts'

type AddressField = (typeof addressFields)[number]

type Result = Saved<Address> | ChangeRefusal<AddressField>

/** What is said about an address. It may become the usual one; another takes that away from it. */
type Said = { changes: Changes<AddressField>; isPrimary?: boolean }

type Needs = Pick<Engines, 'db' | 'now'>

/** A change of an address. Without an id it is the usual one, or the first if there is none. */
export const changeAddress = (
  { db, now }: Needs,
  { country }: Shop,
  customerId: string,
  { id, changes, isPrimary = false }: Said & { id: string },
): Promise<Result> =>
  changeCustomer(db, customerId, async (tx) => {
    const own = await addressesOf(tx, customerId)
    const before = id === '' ? own[0] : own.find((address) => address.id === id)
    if (id !== '' && !before) return notYours
    const read = readSellerFields(addressFields, country, { ...before, ...changes }, now())
    if (!read.ok) return invalid(read.problems)
    if (!before) return { ok: true, saved: await addAddress(tx, customerId, read.values, now()), isNew: true }

    const saved = { ...before, ...read.values, isPrimary: before.isPrimary || isPrimary }
    await writeAddress(tx, customerId, saved)
    if (isPrimary) await setPrimary(tx, 'addresses', customerId, saved.id)
    return { ok: true, saved, isNew: false }
  })

/** One more address beside those that the customer has. */
export const keepAddress = (
  { db, now }: Needs,
  { country }: Shop,
  customerId: string,
  { changes, isPrimary = false }: Said,
): Promise<Result> =>
  changeCustomer(db, customerId, async (tx) => {
    const read = readSellerFields(addressFields, country, changes, now())
    if (!read.ok) return invalid(read.problems)
    if ((await addressesOf(tx, customerId)).length >= MAX_ADDRESSES) return { ok: false, reason: 'too-many-addresses' }

    const added = await addAddress(tx, customerId, read.values, now())
    if (isPrimary) await setPrimary(tx, 'addresses', customerId, added.id)
    return { ok: true, saved: { ...added, isPrimary: added.isPrimary || isPrimary }, isNew: true }
  })

/** Forgets an address. If it was the usual one, the oldest of the others is. */
export const removeAddress = (
  { db }: Pick<Engines, 'db'>,
  customerId: string,
  id: string,
): Promise<{ ok: true } | ChangeRefusal> =>
  changeCustomer(db, customerId, async (tx) => {
    const own = await addressesOf(tx, customerId)
    const gone = own.find((address) => address.id === id)
    if (!gone) return notYours
    await deleteAddress(tx, customerId, id)
    const next = own.find((address) => address.id !== id)
    if (gone.isPrimary && next) await setPrimary(tx, 'addresses', customerId, next.id)
    return { ok: true }
  })
