import { readBirthday, writeDay } from '#shop/formats/typed-day.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { birthdateExample } from './birthdate-example.ts'
import { FormText, useForm } from './form-context.tsx'

/** Everybody knows this date by heart: eight digits are typed faster than a calendar is leafed through. */
export function BirthdateField() {
  const t = useTranslate()
  const { country } = useShop()
  const { draft, change, leave } = useForm()
  const written = () => writeDay(readBirthday(draft.birthdate, new Date()), country.dateFormat)

  return (
    <FormText
      field="birthdate"
      inputMode="numeric"
      autoComplete="bday"
      value={writeDay(draft.birthdate, country.dateFormat)}
      hint={t('checkout.hint.birthdate', { example: birthdateExample(country) })}
      onBlur={() => {
        change('birthdate', written())
        leave('birthdate')
      }}
    />
  )
}
