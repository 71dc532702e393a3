import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { businessIn } from '#shop/modes/mode.ts'
import { pageContext } from '#web/context.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { ReadingPage } from '#web/storefront/reading-page.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ColumnHelp } from './column-help.tsx'
import { ListForm } from './list-form.tsx'
import { sendList, type ListAnswer } from './send-list.ts'

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  businessIn(context.get(pageContext).shop) === 'never'
    ? pageNotFound(url)
    : { isDeleted: url.searchParams.has('deleted') }

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const page = context.get(pageContext)
  return businessIn(page.shop) === 'never' ? pageNotFound(url) : sendList(request, page)
}

/** If the shop cannot be reached, an error page would take away the chosen file. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<ListAnswer>()
  } catch (error) {
    // That is the way to the page of the list.
    if (error instanceof Response) throw error
    return data({ problem: 'failed', text: '', hadFile: false } satisfies ListAnswer, { status: 503 })
  }
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

/** Where a company hands in its devices, as a file or typed in. */
export default function DeviceList() {
  const t = useTranslate()
  const { isDeleted } = useLoaderData<typeof loader>()
  const answer = useActionData<ListAnswer>()

  return (
    <ReadingPage title={t('deviceList.title')} description={t('deviceList.description')} lead={t('deviceList.lead')}>
      {isDeleted && !answer && <Notice look="success" live="status" title={t('deviceList.deleted')} />}
      <ListForm answer={answer} />
      <ColumnHelp />
    </ReadingPage>
  )
}
