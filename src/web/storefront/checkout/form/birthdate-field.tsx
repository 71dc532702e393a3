import { useShop, useTranslate } from '#web/shop-context.tsx'
import { FieldMessages } from '#web/ui/field.tsx'
import { birthdateExample } from './birthdate-example.ts'
import { useFieldError, useForm } from './form-context.tsx'

const parts = [
  { field: 'birthDay', autoComplete: 'bday-day', maxLength: 2 },
  { field: 'birthMonth', autoComplete: 'bday-month', maxLength: 2 },
  { field: 'birthYear', autoComplete: 'bday-year', maxLength: 4 },
] as const

/** Everybody knows this date by heart: three numbers are typed faster than a calendar is leafed through. */
export function BirthdateField() {
  const t = useTranslate()
  const { country } = useShop()
  const { draft, change } = useForm()
  const { error } = useFieldError('birthDay')

  return (
    <fieldset className="field" aria-describedby={error ? 'birthdate-error birthdate-hint' : 'birthdate-hint'}>
      <legend className="field__label">{t('checkout.field.birthdate')}</legend>
      <div className="cluster">
        {parts.map(({ field, autoComplete, maxLength }) => (
          <label key={field} className="field field__hint">
            {t(`checkout.field.${field}`)}
            <input
              id={field}
              name={field}
              className={`input input--digits-${maxLength}`}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={maxLength}
              required
              value={draft[field]}
              onChange={(event) => change(field, event.target.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && 'birthdate-error'}
            />
          </label>
        ))}
      </div>
      <FieldMessages
        id="birthdate"
        hint={t('checkout.hint.birthdate', { example: birthdateExample(country) })}
        error={error}
      />
    </fieldset>
  )
}
