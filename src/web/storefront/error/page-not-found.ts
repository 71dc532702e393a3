import { data } from 'react-router'

/** The answer to an address that nobody lives at. */
export function pageNotFound({ pathname, search }: URL): never {
  throw data(null, { status: 404, statusText: `Page not found: ${pathname}${search}` })
}
