import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { changeCustomer, invalid, notYours, type ChangeRefusal, type Saved } from './change-customer.ts'
import type { PhoneContact } from './customer.ts'
import { savePhone } from './customer-data.ts'
import { phoneOf } from './customer-data-store.ts'
import { internationalPhone } from './phone.ts'

/** A customer has one number; a new one takes its place. */
export const changePhone = (
  { db, now }: Pick<Engines, 'db' | 'now'>,
  { country }: Shop,
  customerId: string,
  { id, phone }: { id: string; phone: string },
): Promise<Saved<PhoneContact> | ChangeRefusal<'phone'>> =>
  changeCustomer(db, customerId, async (tx) => {
    const before = await phoneOf(tx, customerId)
    if (id !== '' && id !== before?.id) return notYours
    const number = internationalPhone(country, phone)
    if (number === undefined) return invalid({ phone: phone.trim() === '' ? 'missing' : 'invalid' })

    const saved = { id: await savePhone(tx, customerId, number, now()), phone: number }
    return { ok: true, saved, isNew: !before }
  })
