import { useFormats } from '#web/backoffice/frame/formats.ts'
import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'

/** Seen by all who see partners, set by finance. */
export function CommissionForm({ percent }: { percent: string }) {
  const t = useOfficeTranslate()
  const { typedDecimal } = useFormats()
  const isMine = useMay()('commission.change')

  return (
    <Form method="post" className="stack office-form" noValidate>
      <TextInput
        label={t('office.partners.percent')}
        name="percent"
        hint={t(isMine ? 'office.partners.percentHint' : 'office.partners.percentOthers')}
        defaultValue={typedDecimal(percent)}
        inputMode="decimal"
        readOnly={!isMine}
        required
      />
      {isMine && (
        <div>
          <Button type="submit" name="intent" value="commission">
            {t('office.partners.savePercent')}
          </Button>
        </div>
      )}
    </Form>
  )
}
