import { useRef, useState } from 'react'
import { houseLineIn } from '#shop/addresses/house-line.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormText, useFieldError, useForm } from '#web/storefront/checkout/form/form-context.tsx'
import { useOpenedField } from '#web/storefront/checkout/form/use-opened-field.ts'
import { useTowns } from './use-towns.ts'

/** Where a parcel comes from, and goes back to. The country is that of the shop. */
export function AddressFields() {
  const { name } = useShop().country
  const t = useTranslate()
  const [isApart, setApart] = useState(false)

  return (
    <>
      {isApart ? <StreetAndNumber /> : <HouseLineField onCorrect={() => setApart(true)} />}
      <AddressExtra isShown={isApart} />
      <PostalCodeAndTown />
      <p className="field">
        <span className="field__label">{t('checkout.field.country')}</span>
        {name}
      </p>
    </>
  )
}

/** Mostly the one says the other. */
function PostalCodeAndTown() {
  const { postalCodeExample } = useShop().country
  const towns = useTowns()
  const keyboard = /^\d+$/.test(postalCodeExample) ? 'numeric' : 'text'

  return (
    <div className="field-row field-row--small-first">
      <FormText field="postalCode" inputMode={keyboard} autoComplete="postal-code" />
      <FormText field="city" autoComplete="address-level2" {...(towns.length > 1 && { list: 'towns' })} />
      <datalist id="towns">
        {towns.map((town) => (
          <option key={town}>{town}</option>
        ))}
      </datalist>
    </div>
  )
}

/** They take the place of the line in which somebody was. */
const takesFocus = { autoFocus: true }

const StreetAndNumber = () => (
  <div className="field-row field-row--small-last">
    <FormText field="street" autoComplete="address-line1" {...takesFocus} />
    <FormText field="houseNumber" />
  </div>
)

/** Fetched once somebody types: few visitors come this far. */
const loadRules = () => import('#shop/addresses/split-house-line.ts')

/** Browsers fill in street and number as one: so the field is one, and shows how it was understood. */
function HouseLineField({ onCorrect }: { onCorrect: () => void }) {
  const t = useTranslate()
  const { country } = useShop()
  const { draft, change, problems } = useForm()
  const { street, houseNumber, addressExtra } = draft
  const numberError = useFieldError('houseNumber')
  const latest = useRef('')
  const understood = useRef<string>(undefined)

  const type = async (line: string) => {
    understood.current ??= draft.houseLine
    latest.current = line
    change('houseLine', line)
    try {
      const { splitHouseLine } = await loadRules()
      // Whoever types faster than the rules come is heard as he ended.
      if (latest.current !== line) return
      const found = splitHouseLine(country, line)
      change('street', found.street)
      change('houseNumber', found.houseNumber)
      // What somebody has written there himself stays.
      if (addressExtra === splitHouseLine(country, understood.current).addressExtra)
        change('addressExtra', found.addressExtra)
      understood.current = line
    } catch {
      // Without the rules the two are typed apart.
      change('street', line)
      onCorrect()
    }
  }

  return (
    <div className="field">
      <FormText
        field="houseLine"
        autoComplete="address-line1"
        value={draft.houseLine || houseLineIn(country, draft).trim()}
        onChange={(event) => void type(event.target.value)}
        {...(!problems.street && numberError)}
      />
      {street !== '' && houseNumber !== '' && (
        <p className="field__hint">
          {t('checkout.hint.houseLine', { street, number: houseNumber })}{' '}
          <Button look="ghost" size="small" onClick={onCorrect}>
            {t('checkout.apart')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Few have one: it is asked for by whoever has. */
function AddressExtra({ isShown }: { isShown: boolean }) {
  const t = useTranslate()
  const { draft } = useForm()
  const { isOpen, field, button } = useOpenedField(isShown || draft.addressExtra !== '')
  if (isOpen) return <FormText field="addressExtra" autoComplete="address-line2" mayBeEmpty {...field} />

  return (
    <Button look="ghost" size="small" className="checkout__more" {...button}>
      {t('checkout.add.addressExtra')}
    </Button>
  )
}
