import type { Cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { ShownSums } from './show-back-test.ts'

/** A difference with its sign. */
export function useChange(): (amount: Cents) => string {
  const { formatMoney } = useFormats()
  return (amount) => (amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount))
}

/** What devices cost as things stand and with the draft, and what is left of them. */
export function useSumColumns(): Column<ShownSums>[] {
  const t = useOfficeTranslate()
  const { formatCount, formatMoney } = useFormats()
  const change = useChange()
  const amount = (name: 'before' | 'after' | 'marginBefore' | 'marginAfter'): Column<ShownSums> => ({
    name,
    title: t(`office.backTests.column.${name}`),
    number: true,
    show: (sums) => formatMoney(sums[name]),
  })
  const difference = (name: 'change' | 'marginChange'): Column<ShownSums> => ({
    name,
    title: t(`office.backTests.column.${name}`),
    number: true,
    show: (sums) => <strong>{change(sums[name])}</strong>,
  })

  return [
    {
      name: 'devices',
      title: t('office.backTests.column.devices'),
      number: true,
      show: ({ devices }) => formatCount(devices),
    },
    amount('before'),
    amount('after'),
    difference('change'),
    amount('marginBefore'),
    amount('marginAfter'),
    difference('marginChange'),
  ]
}
