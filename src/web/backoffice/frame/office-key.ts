import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'

/**
 * A key that is put together from what only running code knows, such as a state from the database. Whoever translates it
 * refuses one that there is not.
 */
export const officeKey = (key: string): OfficeMessageKey => key as OfficeMessageKey
