import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Form } from 'react-router'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { StateBadge } from '#web/backoffice/trades/state-badge.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { ShownParcel } from './receive.tsx'

/** What a command code does to the form: shows what is for missing devices, and asks for a photo. */
export type MissingHandle = { open(withPhoto: boolean): void }

type Props = { parcel: ShownParcel; formKey: string; missing: Ref<MissingHandle> }

/** What should be in the parcel, all ticked: the same code once more, or the button, says that everything is there. */
export function ParcelForm({ parcel, formKey, missing }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  const { number, seller, items } = parcel
  const expected = items.filter(({ isExpected }) => isExpected)
  const [absent, setAbsent] = useState<readonly string[]>([])
  const toggle = (id: string, isThere: boolean) =>
    setAbsent((known) => (isThere ? known.filter((each) => each !== id) : [...known, id]))

  return (
    <Form method="post" action="/receive" encType="multipart/form-data" className="stack">
      <h2>
        {formatTradeNumber(number)} · {seller}
      </h2>
      <input type="hidden" name="trade" value={formatTradeNumber(number)} />
      <input type="hidden" name="key" value={formKey} />
      <fieldset className="office-question">
        <legend>{t('office.inspection.receive.contents')}</legend>
        <div className="stack stack--tight">
          {items.map(({ id, position, device, status, isExpected, isScanned }) => (
            <label key={id} className="office-answer office-answer--large">
              <input
                type="checkbox"
                name="item"
                value={id}
                defaultChecked={isExpected}
                disabled={!isExpected}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span>
                {position + 1}. {device} <StateBadge state={status} />
                {isScanned && <Badge look="success">{t('office.warehouse.scan.scanned')}</Badge>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {expected.length === 0 ? (
        <p>{t('office.inspection.receive.already')}</p>
      ) : (
        may('trades.receive') && (
          <>
            <Missing isOpen={absent.length > 0} handle={missing} />
            <p>
              <Button type="submit" size="large">
                {t(absent.length > 0 ? 'office.inspection.receive.send' : 'office.inspection.receive.all')}
              </Button>
            </p>
          </>
        )
      )}
    </Form>
  )
}

/** Four eyes: a photo and a second colleague. */
function Missing({ isOpen, handle }: { isOpen: boolean; handle: Ref<MissingHandle> }) {
  const t = useOfficeTranslate()
  const details = useRef<HTMLDetailsElement>(null)
  useImperativeHandle(handle, () => ({
    open(withPhoto) {
      if (details.current) details.current.open = true
      const photos = details.current?.querySelector<HTMLInputElement>('input[type=file]')
      photos?.focus()
      if (withPhoto) photos?.click()
    },
  }))

  return (
    <details ref={details} className="office-action" open={isOpen}>
      <summary>{t('office.inspection.receive.missing')}</summary>
      <div className="stack stack--tight">
        <p className="office-soft">
          {t('office.inspection.receive.some')} {t('office.inspection.receive.missingText')}
        </p>
        <TextInput
          label={t('office.inspection.receive.photo')}
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
        />
        <TextInput
          label={t('office.inspection.receive.witness')}
          name="witness"
          autoComplete="off"
          autoCapitalize="none"
        />
        <TextInput
          label={t('office.inspection.receive.password')}
          name="witnessPassword"
          type="password"
          autoComplete="off"
        />
      </div>
    </details>
  )
}
