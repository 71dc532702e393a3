import { useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import type { PageHandle } from '#web/root.tsx'
import { Confirm } from './confirm.tsx'
import { Details } from './details.tsx'
import { hashIn, viewOf } from './enrich-views.ts'
import { confirmMailbox, signUp, saveEnrichment, type EnrichAnswer } from './send-enrich-form.ts'
import { SignUp } from './sign-up.tsx'
import { typedText } from './typed-text.ts'

export const handle: PageHandle = { withoutScripts: true }

export const loader = ({ url, context }: LoaderFunctionArgs) => viewOf(context.get(pageContext), url)

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const page = context.get(pageContext)
  const emailHash = hashIn(page, url)
  const form = await formOf({ request, context })
  if (emailHash === undefined) return signUp(page, form, url)
  if (form.has('token')) return confirmMailbox(page, typedText(form, 'token'), url)
  return saveEnrichment(page, form, { emailHash, pathname: url.pathname })
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

/** The newsletter from its beginning: asking for it, confirming the mailbox, telling what is of interest. */
export default function NewsletterEnrich() {
  const seen = useLoaderData<typeof loader>()
  const answer = useActionData<EnrichAnswer>()
  if (seen.view === 'confirm') return <Confirm token={seen.token} />
  if (seen.view === 'details') return <Details seen={seen} answer={answer?.view === 'details' ? answer : undefined} />
  return <SignUp seen={seen} answer={answer?.view === 'sign-up' ? answer : undefined} />
}
