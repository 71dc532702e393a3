import type { PutRefusal } from '#domain/warehouse/places/put-item.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'

export type PutReason = PutRefusal['reason']

/** Why a device was not put to a place. */
export const putSentences: Readonly<Record<PutReason, OfficeMessageKey>> = {
  'place-unknown': 'office.warehouse.places.put.place-unknown',
  'place-closed': 'office.warehouse.places.put.place-closed',
  'place-full': 'office.warehouse.places.put.place-full',
  'not-in-our-house': 'office.warehouse.places.put.not-in-our-house',
}

export const isPutReason = (reason: string): reason is PutReason => Object.hasOwn(putSentences, reason)
