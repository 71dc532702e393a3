import type { SeriesNames } from '#domain/catalogue/rules/read-repairs.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formatRule, nameOfRule, type ShownSection } from './rule-words.ts'

/** All rules of a version, to be read. */
export function RuleList({ sections, series }: { sections: readonly ShownSection[]; series: SeriesNames }) {
  const t = useOfficeTranslate()
  const formats = useFormats()

  return (
    <section className="stack">
      <h2>{t('office.rules.all')}</h2>
      {sections.map(({ name, fields }) => (
        <section key={name} className="stack stack--tight">
          <h3>{t(`office.rules.section.${name}`)}</h3>
          <dl className="office-rules">
            {fields
              .filter(({ value }) => value !== undefined)
              .map(({ path, unit, value }) => (
                <div key={path}>
                  <dt>{nameOfRule(t, formats, path, series)}</dt>
                  <dd className="numeric">{formatRule(t, formats, value, unit)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
