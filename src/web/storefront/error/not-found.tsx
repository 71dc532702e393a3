import { redirect, type LoaderFunctionArgs } from 'react-router'
import { redirectFor } from '#shop/redirects/redirects.ts'
import { pageContext } from '#web/context.ts'
import { pageNotFound } from './page-not-found.ts'

/** Old addresses are redirected before they get here, unless a link inside the shop led to one. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { country } = context.get(pageContext).shop
  const target = redirectFor(country, url)
  if (target !== undefined) throw redirect(target, 301)
  pageNotFound(url)
}

export default function NotFound() {
  return null
}
