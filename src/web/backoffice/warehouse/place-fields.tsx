import { placeKinds, type Place } from '#domain/warehouse/places/place.ts'
import { isPlaceKind, type PlaceKind } from '#domain/warehouse/places/place.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'

/** What a form says about a place. A capacity that is no number is none that is allowed. */
export function readPlaceForm(form: FormData): { kind: PlaceKind; capacity: number | null } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const kind = text('kind')
  return {
    kind: isPlaceKind(kind) ? kind : 'shelf',
    capacity: text('capacity') === '' ? null : Number(text('capacity')),
  }
}

/** What a place is for, and how much fits. */
export function PlaceFields({ place }: { place?: Pick<Place, 'kind' | 'capacity'> }) {
  const t = useOfficeTranslate()

  return (
    <>
      <Field id="kind" label={t('office.warehouse.places.kind')}>
        <select id="kind" name="kind" className="input" defaultValue={place?.kind ?? 'shelf'}>
          {placeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`office.warehouse.places.kinds.${kind}`)}
            </option>
          ))}
        </select>
      </Field>
      <TextInput
        label={t('office.warehouse.places.capacity')}
        hint={t('office.warehouse.places.capacityHint')}
        name="capacity"
        inputMode="numeric"
        maxLength={5}
        defaultValue={place?.capacity ?? ''}
      />
    </>
  )
}
