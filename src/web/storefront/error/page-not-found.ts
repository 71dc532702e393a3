import { data } from 'react-router'

/** The answer to an address that nobody lives at. */
export function pageNotFound(request: Request): never {
  const { pathname, search } = new URL(request.url)
  throw data(null, { status: 404, statusText: `Page not found: ${pathname.replace(/(?:_)?\.data$/, '')}${search}` })
}
