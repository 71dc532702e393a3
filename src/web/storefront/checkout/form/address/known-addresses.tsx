import { houseLineIn } from '#shop/addresses/house-line.ts'
import { useTranslate, useShop } from '#web/shop-context.tsx'
import { useForm } from '#web/storefront/checkout/form/form-context.tsx'
import { addressDraft, type AddressDraft } from '#web/storefront/checkout/known-seller/known-address.ts'
import { RadioGroup } from '#web/ui/field.tsx'

const OTHER = ''

/** Whoever has several addresses says from which one the parcel comes. What he chooses fills the fields. */
export function KnownAddresses({ addresses }: { addresses: readonly AddressDraft[] }) {
  const t = useTranslate()
  const { country } = useShop()
  const { draft, change } = useForm()
  const typed = textOf(addressDraft(draft))
  const chosen = addresses.findIndex((address) => textOf(addressDraft(address)) === typed)

  const choose = (value: string) => {
    const fields = addressDraft(value === OTHER ? undefined : addresses[Number(value)])
    change('houseLine', '')
    for (const field of Object.keys(fields) as (keyof AddressDraft)[]) change(field, fields[field])
  }

  return (
    <RadioGroup
      name="knownAddress"
      look="cards"
      label={t('checkout.address.label')}
      value={chosen < 0 ? OTHER : String(chosen)}
      onChange={choose}
      options={[
        ...addresses.map((address, index) => ({
          value: String(index),
          label: houseLineIn(country, address),
          hint: [address.addressExtra, `${address.postalCode} ${address.city}`].filter(Boolean).join(', '),
        })),
        { value: OTHER, label: t('checkout.address.other'), hint: t('checkout.address.otherHint') },
      ]}
    />
  )
}

const textOf = (address: AddressDraft): string => JSON.stringify(address)
