import messages from 'virtual:office-messages'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'

const isKey = (key: string): key is OfficeMessageKey => Object.hasOwn(messages, key)

/** A key that is put together from what only running code knows, such as a state from the database. */
export function officeKey(key: string): OfficeMessageKey {
  if (isKey(key)) return key
  throw new Error(`Nobody brought the words “${key}”`)
}
