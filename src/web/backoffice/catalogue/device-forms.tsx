import { Form } from 'react-router'
import type { OfficeDevice } from '#domain/catalogue/devices/find-office-devices.ts'
import { decimalFromCents, type Cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'

const euros = (amount: number | null): string =>
  amount === null ? '' : decimalFromCents(amount as Cents).replace('.', ',')

/** What can be done with a device here. */
export function DeviceForms({ device }: { device: OfficeDevice }) {
  const may = useMay()

  return (
    <div className="stack stack--loose">
      {may('prices.change') && <PriceForm device={device} />}
      {may('prices.change') && <ResaleForm device={device} />}
      {may('catalogue.change') && <BuyingForm device={device} />}
    </div>
  )
}

function PriceForm({ device: { manufacturer, name, cents } }: { device: OfficeDevice }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="price" />
      <input
        type="hidden"
        name="note"
        value={t('office.prices.device.draftNote', { device: `${manufacturer} ${name}` })}
      />
      <TextInput
        label={t('office.prices.device.draft')}
        hint={t('office.prices.device.draftHint')}
        name="euros"
        inputMode="decimal"
        defaultValue={euros(cents)}
        required
      />
      <Button type="submit">{t('office.prices.device.draftSave')}</Button>
    </Form>
  )
}

function ResaleForm({ device: { resaleCents } }: { device: OfficeDevice }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="guess" />
      <TextInput
        label={t('office.prices.device.guess')}
        hint={t('office.prices.device.guessHint')}
        name="euros"
        inputMode="decimal"
        defaultValue={euros(resaleCents)}
      />
      <Button type="submit" look="quiet">
        {t('office.prices.device.guessSave')}
      </Button>
    </Form>
  )
}

function BuyingForm({ device: { bought } }: { device: OfficeDevice }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack">
      <p className="office-soft">{t(bought ? 'office.prices.device.stopText' : 'office.prices.device.startText')}</p>
      <Button type="submit" name="intent" value={bought ? 'stop' : 'start'} look={bought ? 'danger' : 'primary'}>
        {t(bought ? 'office.prices.device.stop' : 'office.prices.device.start')}
      </Button>
    </Form>
  )
}
