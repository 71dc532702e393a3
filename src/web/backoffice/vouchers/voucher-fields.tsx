import type { VoucherField, VoucherForm, VoucherProblems } from '#domain/offers/vouchers/voucher-form.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, RadioGroup, Select, TextInput } from '#web/ui/field.tsx'

type Props = {
  form: VoucherForm
  problems: VoucherProblems
  /** Whether the code stands already. */
  known: boolean
  /** Whether somebody has used it, so that its value stands too. */
  used: boolean
}

/** All fields of a voucher. What cannot be changed any more is shown, but not to be written. */
export function VoucherFields({ form, problems, known, used }: Props) {
  const t = useOfficeTranslate()
  const errorOf = (name: VoucherField) => {
    const problem = problems[name]
    return problem === undefined ? {} : { error: t(`office.prices.voucher.problem.${problem}`) }
  }
  const text = (name: Exclude<VoucherField, 'countries' | 'kind' | 'segment'>) => ({
    name,
    label: t(`office.prices.voucher.${name}`),
    defaultValue: form[name],
    ...errorOf(name),
  })
  const money = { inputMode: 'decimal', readOnly: used } as const

  return (
    <>
      <TextInput {...text('code')} hint={t('office.prices.voucher.codeHint')} readOnly={known} required />
      {used ? (
        <input type="hidden" name="kind" value={form.kind} />
      ) : (
        <RadioGroup
          label={t('office.prices.voucher.kind')}
          name="kind"
          look="row"
          defaultValue={form.kind}
          options={[
            { value: 'percent', label: t('office.prices.voucher.percentKind') },
            { value: 'fixed', label: t('office.prices.voucher.fixedKind') },
          ]}
          {...errorOf('kind')}
        />
      )}
      <div className="office-grid">
        <TextInput {...text('percent')} {...money} />
        <TextInput {...text('euros')} {...money} />
        <TextInput {...text('mostEuros')} {...money} />
        <TextInput {...text('leastEuros')} {...money} />
        <TextInput {...text('from')} type="date" required />
        <TextInput {...text('until')} type="date" required />
        <TextInput {...text('totalLimit')} inputMode="numeric" />
        <TextInput {...text('personLimit')} inputMode="numeric" required />
      </div>
      <Select
        label={t('office.prices.voucher.segment')}
        name="segment"
        defaultValue={form.segment}
        options={(['consumer', 'business'] as const).map((value) => ({
          value,
          label: t(`office.prices.segment.${value}`),
        }))}
        {...errorOf('segment')}
      />
      <Countries chosen={form.countries} />
    </>
  )
}

function Countries({ chosen }: { chosen: readonly string[] }) {
  const t = useOfficeTranslate()

  return (
    <fieldset className="field">
      <legend className="field__label">{t('office.prices.voucher.countries')}</legend>
      <p className="field__hint">{t('office.prices.voucher.countriesHint')}</p>
      <div className="cluster">
        {countryCodes.map((code) => (
          <Checkbox
            key={code}
            name="countries"
            value={code}
            label={code.toUpperCase()}
            defaultChecked={chosen.includes(code)}
          />
        ))}
      </div>
    </fieldset>
  )
}
