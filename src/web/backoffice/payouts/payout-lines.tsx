import { Form } from 'react-router'
import type { PayoutLine } from '#domain/payouts/batches/find-batches.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { wholePage } from '#web/backoffice/table/order-rows.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { TradeLink } from './to-pay.tsx'

const looks = {
  proposed: 'plain',
  released: 'brand',
  paid: 'success',
  failed: 'danger',
  returned: 'danger',
  withdrawn: 'plain',
} as const

type Props = { payouts: readonly PayoutLine[]; canTakeOut: boolean }

export function PayoutLines({ payouts, canTakeOut }: Props) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const columns: Column<PayoutLine>[] = [
    { name: 'payout', title: t('office.payouts.column.payout'), show: ({ number }) => number },
    {
      name: 'trade',
      title: t('office.payouts.column.trade'),
      show: ({ tradeNumber }) => <TradeLink number={tradeNumber} />,
    },
    { name: 'payee', title: t('office.payouts.column.payee'), show: ({ payeeHint }) => payeeHint },
    { name: 'pieces', title: t('office.payouts.column.pieces'), number: true, show: ({ items }) => items.length },
    {
      name: 'voucher',
      title: t('office.payouts.column.voucher'),
      number: true,
      show: ({ voucherCents }) => voucherCents > 0 && formatMoney(voucherCents),
    },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
    {
      name: 'status',
      title: t('office.payouts.column.status'),
      show: ({ status, returnCode }) => (
        <>
          <Badge look={looks[status]}>{t(`office.payouts.batch.status.${status}`)}</Badge> {returnCode}
        </>
      ),
    },
  ]
  const takeOut: Column<PayoutLine> = {
    name: 'action',
    title: t('office.payouts.column.action'),
    show: ({ number, status }) =>
      status === 'proposed' && (
        <Form method="post">
          <input type="hidden" name="payout" value={number} />
          <Button type="submit" name="intent" value="withdraw-payout" look="ghost" size="small">
            {t('office.payouts.batch.withdrawOne')}
          </Button>
        </Form>
      ),
  }

  return (
    <DataTable
      caption={t('office.payouts.column.payouts')}
      columns={canTakeOut ? [...columns, takeOut] : columns}
      page={wholePage(payouts)}
      keyOf={({ number }) => number}
    />
  )
}
