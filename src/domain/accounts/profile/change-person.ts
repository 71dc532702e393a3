import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { changeCustomer, invalid, notYours, type ChangeRefusal, type Changes, type Saved } from './change-customer.ts'
import type { Person, PersonData } from './customer.ts'
import { savePerson } from './customer-data.ts'
import { personOf } from './customer-data-store.ts'
import { readSellerFields } from './seller.ts'

type PersonField = keyof PersonData

const names = ['firstName', 'lastName'] as const

/** Who a customer is. His birthday may stay unknown until he sells. */
export const changePerson = (
  { db, now }: Pick<Engines, 'db' | 'now'>,
  { country }: Shop,
  customerId: string,
  { id, changes }: { id: string; changes: Changes<PersonField> },
): Promise<Saved<Person> | ChangeRefusal<PersonField>> =>
  changeCustomer(db, customerId, async (tx) => {
    const before = await personOf(tx, customerId)
    if (id !== '' && id !== before?.id) return notYours
    const form = { ...before, ...changes }
    const fields = form.birthdate ? ([...names, 'birthdate'] as const) : names
    const read = readSellerFields<PersonField>(fields, country, form, now())
    if (!read.ok) return invalid(read.problems)

    const person = { ...read.values, birthdate: read.values.birthdate ?? null }
    return { ok: true, saved: { id: await savePerson(tx, customerId, person, now()), ...person }, isNew: !before }
  })
