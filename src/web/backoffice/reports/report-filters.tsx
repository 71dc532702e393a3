import { usualPeriods } from '#domain/reports/report-query.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'

export type Asked = Record<'days' | 'from' | 'to' | 'country' | 'landingPage', string>

type Props = { asked: Asked; countries: readonly string[]; landingPages: readonly string[] }

/** The board asks its own address, so that a view can be sent to somebody. */
export function ReportFilters({ asked, countries, landingPages }: Props) {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const choice = (name: keyof Asked, label: string, options: readonly (readonly [string, string])[]) => (
    <Field id={`reports-${name}`} label={label}>
      <select id={`reports-${name}`} name={name} defaultValue={asked[name]} className="input">
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
  const all = ['', t('office.frame.table.all')] as const

  return (
    <form className="office-filters" key={JSON.stringify(asked)}>
      {choice('days', t('office.reports.period'), [
        ...usualPeriods.map((count) => [String(count), t('office.reports.days', { count })] as const),
        ['', t('office.reports.own')],
      ])}
      <TextInput label={t('office.reports.from')} name="from" type="date" defaultValue={asked.from} />
      <TextInput label={t('office.reports.to')} name="to" type="date" defaultValue={asked.to} />
      {choice('country', t('office.reports.country'), [
        all,
        ...countries.map((code) => [code, countryName(code)] as const),
      ])}
      {choice('landingPage', t('office.reports.landingPage'), [
        all,
        ...landingPages.map((each) => [each, each] as const),
      ])}
      <Button type="submit" look="quiet">
        {t('office.reports.show')}
      </Button>
    </form>
  )
}
