import type { CaseKind } from '#domain/cases/case.ts'
import type { CaseFacts } from '#shop/case-facts.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'

/** What somebody has typed about a case. */
export type TypedCase = CaseFacts & { trade: string; place: string; country: string }

export function TradeField({ typed: { trade } }: { typed: TypedCase }) {
  const t = useOfficeTranslate()

  return (
    <TextInput
      label={t('office.cases.field.trade')}
      hint={t('office.cases.field.tradeHint')}
      name="trade"
      defaultValue={trade}
      maxLength={40}
      autoComplete="off"
      required
    />
  )
}

/** What stands on the box and on the device; each kind asks for what matters to it. */
export function CaseFields({ kind, typed }: { kind: CaseKind; typed: CaseFacts & { country?: string } }) {
  const t = useOfficeTranslate()
  const isParcel = kind === 'parcel-without-order'
  const hasDevice = kind !== 'document-missing'

  return (
    <>
      {isParcel && <SenderFields typed={typed} />}
      <div className="office-fields">
        {(isParcel || kind === 'damaged-in-transit') && (
          <CodeField label={t('office.cases.field.tracking')} name="trackingNumber" value={typed.trackingNumber} />
        )}
        {hasDevice && (
          <CodeField
            label={t(kind === 'swapped-identity' ? 'office.cases.field.imeiFound' : 'office.cases.field.imei')}
            name="imei"
            value={typed.imei}
          />
        )}
        {hasDevice && (
          <CodeField label={t('office.cases.field.serial')} name="serialNumber" value={typed.serialNumber} />
        )}
      </div>
      <TextArea
        label={t('office.cases.field.description')}
        name="description"
        rows={3}
        maxLength={2000}
        defaultValue={typed.description}
      />
    </>
  )
}

function SenderFields({ typed }: { typed: CaseFacts & { country?: string } }) {
  const t = useOfficeTranslate()

  return (
    <>
      <TextInput label={t('office.cases.field.sender')} name="sender" maxLength={200} defaultValue={typed.sender} />
      <div className="office-fields">
        <TextInput
          label={t('office.cases.field.email')}
          name="email"
          type="email"
          maxLength={200}
          autoComplete="off"
          defaultValue={typed.email}
        />
        {typed.country !== undefined && (
          <Select
            label={t('office.cases.field.country')}
            name="country"
            defaultValue={typed.country}
            options={countryCodes.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
      </div>
    </>
  )
}

const CodeField = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <TextInput label={label} name={name} maxLength={40} autoComplete="off" spellCheck={false} defaultValue={value} />
)

export function PlaceField({ place }: { place: string }) {
  const t = useOfficeTranslate()

  return (
    <TextInput
      label={t('office.cases.field.place')}
      hint={t('office.cases.field.placeHint')}
      name="place"
      maxLength={40}
      autoComplete="off"
      defaultValue={place}
    />
  )
}

export function PhotoField() {
  const t = useOfficeTranslate()

  return (
    <TextInput
      label={t('office.cases.field.photos')}
      type="file"
      name="photos"
      multiple
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
    />
  )
}
