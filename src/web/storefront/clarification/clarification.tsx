import { expiredLink } from '#web/storefront/error/expired-link.ts'

/** No device has been inspected yet, so no link of this kind can be a true one. */
export const loader = expiredLink

export default function Clarification() {
  return null
}
