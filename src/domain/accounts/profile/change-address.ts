import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { changeCustomer, invalid, notYours, type ChangeRefusal, type Changes, type Saved } from './change-customer.ts'
import { addressFields, type Address } from './customer.ts'
import { saveAddress } from './customer-data.ts'
import { addressOf } from './customer-data-store.ts'
import { readSellerFields } from './seller.ts'

type AddressField = (typeof addressFields)[number]

/** The first address of a customer, or a change of it. Without an id it is the one that he has, if he has one. */
export const changeAddress = (
  { db, now }: Pick<Engines, 'db' | 'now'>,
  { country }: Shop,
  customerId: string,
  { id, changes }: { id: string; changes: Changes<AddressField> },
): Promise<Saved<Address> | ChangeRefusal<AddressField>> =>
  changeCustomer(db, customerId, async (tx) => {
    const before = await addressOf(tx, customerId)
    if (id !== '' && id !== before?.id) return notYours
    const read = readSellerFields(addressFields, country, { ...before, ...changes }, now())
    if (!read.ok) return invalid(read.problems)

    const saved = { id: await saveAddress(tx, customerId, read.values, now()), ...read.values }
    return { ok: true, saved, isNew: !before }
  })
