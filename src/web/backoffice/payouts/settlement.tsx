import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { applySettlement } from '#domain/payouts/settlements/apply-settlement.ts'
import { findSettlement, type ValidatedLine } from '#domain/payouts/settlements/find-settlement.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { wholePage } from '#web/backoffice/table/order-rows.ts'
import { Refusal, refuse, type Refused } from './refusal.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { reauthenticateFor } from '#shop/office-screens.ts'
import { TradeLink } from './to-pay.tsx'

/** Nobody reads more of them, and a page of all of them would hold up others. */
const SHOWN = 1_000

export const loader = office.read('payouts.see', async ({ engines, params }) => {
  const found = await findSettlement(engines, params['id'] ?? '')
  if (!found.ok) throw data(null, { status: found.reason === 'no-such-settlement' ? 404 : 503 })
  const { settlement, lines, changes } = found
  return { settlement, lines: lines.slice(0, SHOWN), hidden: Math.max(0, lines.length - SHOWN), changes }
})

export const action = office.change('payouts.prepare', async ({ engines, storefronts, colleague, params }) => {
  const id = params['id'] ?? ''
  const here = `/payouts/settlements/${id}`
  const result = await applySettlement(engines, storefronts, colleague, id)
  if (result.ok) return redirect(here)
  return result.reason === 'reauthenticate-first' ? redirect(reauthenticateFor(here)) : refuse(result.reason)
})

const looks = {
  settle: 'success',
  reject: 'danger',
  'came-back': 'danger',
  'amount-differs': 'warning',
  waiting: 'brand',
  unknown: 'plain',
  done: 'plain',
} as const

export default function SettlementPage() {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const { settlement, lines, hidden, changes } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const may = useMay()
  const rows = lines.map((line, index) => ({ ...line, key: `${index} ${line.payout}` }))
  const columns: Column<ValidatedLine & { key: string }>[] = [
    { name: 'payout', title: t('office.payouts.column.payout'), show: ({ payout }) => payout },
    {
      name: 'trade',
      title: t('office.payouts.column.trade'),
      show: ({ tradeNumber }) => tradeNumber !== undefined && <TradeLink number={tradeNumber} />,
    },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
    {
      name: 'finding',
      title: t('office.payouts.column.finding'),
      show: ({ finding, code }) => (
        <>
          <Badge look={looks[finding]}>{t(`office.payouts.settlement.finding.${finding}`)}</Badge> {code}
        </>
      ),
    },
    { name: 'reference', title: t('office.payouts.column.reference'), show: ({ reference }) => reference },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.payouts.settlement.title', { name: settlement.name })}</h1>
        <p>{t('office.payouts.settlement.changes', { count: changes })}</p>
      </div>
      <Refusal refused={refused} />
      {changes > 0 && may('payouts.prepare') && (
        <Form method="post">
          <Button type="submit">{t('office.payouts.settlement.apply')}</Button>
        </Form>
      )}
      <DataTable
        caption={t('office.payouts.column.finding')}
        columns={columns}
        page={wholePage(rows)}
        keyOf={({ key }) => key}
      />
      {hidden > 0 && <p>{t('office.payouts.settlement.hidden', { count: hidden })}</p>}
      <p>
        <a href="/payouts/settlements">{t('office.payouts.settlements')}</a>
      </p>
    </>
  )
}
