import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { findList } from '#domain/business/lists/find-list.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { useAskAgain } from '#web/storefront/trade/use-ask-again.ts'
import { changeRows, type RowAnswer } from './change-rows.ts'
import { DeleteList } from './delete-list.tsx'
import { ListProgress } from './list-progress.tsx'
import { ListRows } from './list-rows.tsx'
import { ListSummary } from './list-summary.tsx'
import { MendRow } from './mend-row.tsx'
import { addressOfRows } from './rows-address.ts'
import { showList } from './show-list.ts'

/** Whoever has the link may look; whoever has none learns nothing, not even that there is a list. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const token = params['token'] ?? ''
  const list = await findList(page.engines, page.shop, token)
  return list ? { token, ...(await showList(page, list, url.searchParams)) } : pageNotFound(url)
}

export async function action({ request, params, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const form = await formOf({ request, context })
  return changeRows(context.get(pageContext), params['token'] ?? '', form, url)
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function DeviceListResult() {
  const t = useTranslate()
  const address = usePath()('deviceListResult', { token: useLoaderData<typeof loader>().token })
  const { name, total, matched, keptUntil, assumedGrade, sums, list, open, token } = useLoaderData<typeof loader>()
  const answer = useActionData<RowAnswer>()
  const title = t(sums ? 'deviceList.result.title' : 'deviceList.running.title')
  useAskAgain(!sums)

  return (
    <div className="container stack stack--loose">
      <PageHead title={title} description={t('deviceList.result.description')} noindex />
      <div className="stack stack--tight">
        <h1>{title}</h1>
        {name && <p className="muted long-words">{name}</p>}
      </div>
      {/* Stands here from the start: a screen reader only hears what changes in a region it already knows. */}
      <p role="status" className="visually-hidden">
        {sums
          ? t('deviceList.result.told', { found: sums.found, problems: sums.problems })
          : t('deviceList.running.told', { percent: inTens(matched, total) })}
      </p>
      {sums ? (
        <>
          <ListSummary {...{ sums, assumedGrade, address, token }} />
          {open && (
            <MendRow
              key={open.position}
              open={open}
              address={addressOfRows(address, { ...list, row: open.position }, 'mend')}
              back={addressOfRows(address, list, `row-${open.position}`)}
              answer={answer}
            />
          )}
          <ListRows {...{ list, sums, address }} />
        </>
      ) : (
        <ListProgress {...{ matched, total, address }} />
      )}
      <DeleteList {...{ keptUntil, address }} />
    </div>
  )
}

/** Said aloud every time it changes: the tens will do. */
const inTens = (matched: number, total: number): number => Math.floor((matched / total) * 10) * 10
