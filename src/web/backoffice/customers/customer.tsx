import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { Problems } from '#domain/accounts/profile/seller.ts'
import {
  correctRecords,
  eraseRecords,
  type Correction,
  type RecordsRefusal,
} from '#domain/trades/customer-records/customer-records.ts'
import { findCustomerByNumber, findCustomerDetails } from '#domain/trades/customer-records/find-customers.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { CustomerData } from './customer-data.tsx'
import { CustomerLetters, CustomerNewsletter, Sessions } from './customer-lists.tsx'
import { CustomerTrades } from './customer-trades.tsx'
import { CustomerRecords } from './customer-records.tsx'

async function findHead({ engines, params }: OfficeRequest) {
  const head = await findCustomerByNumber(engines, params['number'] ?? '')
  if (!head) throw data(null, { status: 404 })
  return head
}

export const loader = office.read('customers.see', async (asked) => {
  const head = await findHead(asked)
  return { head, ...(await findCustomerDetails(asked.engines, head)) }
})

export type Outcome = {
  reason: RecordsRefusal | 'invalid'
  problems?: Problems<keyof Correction>
  typed: Record<string, string>
}

export const action = office.change('customers.change', async (asked) => {
  const { engines, storefronts, colleague, form } = asked
  const head = await findHead(asked)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const result =
    typed['intent'] === 'erase'
      ? await eraseRecords(engines, colleague, head, {
          reason: typed['reason'] ?? '',
          confirmation: typed['confirmation'] ?? '',
        })
      : await correctRecords(engines, storefronts, colleague, head, typed)
  if (result.ok) return redirect(`/customers/${head.number}`)
  const problems = 'problems' in result ? result.problems : {}
  const status = result.reason === 'invalid' || result.reason === 'reason-missing' ? 422 : 409
  return data<Outcome>({ reason: result.reason, problems, typed }, { status })
})

export default function CustomerPage() {
  const t = useOfficeTranslate()
  const { countryName, formatLongDay } = useFormats()
  const may = useMay()
  const { head, ...view } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const country = countryName(head.country)

  return (
    <>
      <p>
        <a href="/customers">{t('office.customers.back')}</a>
      </p>
      <div className="stack">
        <h1>{t('office.customers.title', { number: String(head.number) })}</h1>
        <p className="lead">{t('office.customers.since', { country, date: formatLongDay(head.createdAt) })}</p>
      </div>
      {outcome && outcome.reason !== 'invalid' && (
        <Notice look="danger" live="alert" title={t(`office.customers.records.problem.${outcome.reason}`)} />
      )}
      {head.erasedAt && <Notice title={t('office.customers.erased', { date: formatLongDay(head.erasedAt) })} />}
      <div className="office-columns">
        <div className="stack stack--loose">
          <CustomerTrades trades={view.trades} />
          <CustomerLetters letters={view.letters} />
        </div>
        <div className="stack stack--loose">
          <CustomerData view={view} />
          <CustomerNewsletter title={t('office.customers.newsletter.title')} subscriptions={view.newsletter} />
          <Sessions sessions={view.sessions} />
        </div>
      </div>
      {may('customers.change') && !head.erasedAt && <CustomerRecords head={head} view={view} outcome={outcome} />}
    </>
  )
}
