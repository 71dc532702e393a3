import { Form } from 'react-router'
import type { LabelKind } from '#domain/warehouse/labels/labels.ts'
import { useMe, useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** The labels of something: to look at, as a file, and onto paper where the house has a printer. */
export function PrintButton({ kind, name = 'all' }: { kind: LabelKind; name?: string }) {
  const t = useOfficeTranslate()
  const me = useMe()
  const may = useMay()
  const address = `/labels/${kind}/${encodeURIComponent(name)}`

  return (
    <Form method="post" action={address} className="cluster">
      <a href={address} target="_blank" rel="noreferrer">
        {t('office.warehouse.labels.pdf')}
      </a>
      <a href={`${address}?format=zpl`} download>
        {t('office.warehouse.labels.zpl')}
      </a>
      {me?.hasPrinter && (may('trades.receive') || may('trades.inspect')) && (
        <>
          {/* However often it is pressed, it is one order. */}
          <input type="hidden" name="key" value={me.formKey} />
          <Button type="submit" name="intent" value="print" look="quiet" size="small">
            {t('office.warehouse.labels.print')}
          </Button>
        </>
      )}
    </Form>
  )
}
