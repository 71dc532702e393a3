import type { SeriesNames } from '#domain/catalogue/rules/read-repairs.ts'
import type { RuleChange } from '#domain/catalogue/rules/rule-fields.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable } from '#web/backoffice/table/rows-table.tsx'
import { formatRule, nameOfRule } from './rule-words.ts'

/** What is otherwise than in the version that counts. */
export function RuleChanges({ changes, series }: { changes: readonly RuleChange[]; series: SeriesNames }) {
  const t = useOfficeTranslate()
  const formats = useFormats()

  return (
    <section className="stack">
      <h2>{t('office.rules.changes')}</h2>
      {changes.length === 0 ? (
        <p className="office-soft">{t('office.rules.same')}</p>
      ) : (
        <>
          <p className="office-soft">{t('office.rules.changesAgainst')}</p>
          <RowsTable
            caption={t('office.rules.changes')}
            rows={changes}
            keyOf={({ path }) => path}
            columns={[
              { name: 'rule', title: t('office.rules.rule'), show: ({ path }) => nameOfRule(t, formats, path, series) },
              {
                name: 'before',
                title: t('office.rules.before'),
                number: true,
                show: ({ before, unit }) => formatRule(t, formats, before, unit),
              },
              {
                name: 'after',
                title: t('office.rules.after'),
                number: true,
                show: ({ after, unit }) => <strong>{formatRule(t, formats, after, unit)}</strong>,
              },
            ]}
          />
        </>
      )}
    </section>
  )
}
