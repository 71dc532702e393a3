import { data } from 'react-router'

/** A link that cannot be opened (any more). Why, is nobody's business but its owner's. */
export function expiredLink(): never {
  throw data(null, { status: 404, statusText: 'Expired link' })
}
