import { redirect, type LoaderFunctionArgs } from 'react-router'
import { redirectFor } from '#shop/redirects.ts'
import { pageContext } from '#web/context.ts'
import { pageNotFound } from './page-not-found.ts'

/** Old addresses are redirected before they get here, unless a link inside the shop led to one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { country } = context.get(pageContext).shop
  const target = redirectFor(country, new URL(request.url))
  if (target !== undefined) throw redirect(target, 301)
  pageNotFound(request)
}

export default function NotFound() {
  return null
}
