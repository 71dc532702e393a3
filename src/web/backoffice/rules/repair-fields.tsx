import { newSeries, seriesPath, type SeriesNames } from '#domain/catalogue/rules/read-repairs.ts'
import type { RuleProblems } from '#domain/catalogue/rules/read-rules.ts'
import { parts } from '#domain/catalogue/rules/rule-set.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RowsTable } from '#web/backoffice/table/rows-table.tsx'
import { FieldMessages } from '#web/ui/field.tsx'
import { nameOfPart, nameOfRule, nameOfSeries, typedRule, type ShownSection } from './rule-words.ts'

type Props = Pick<ShownSection, 'fields'> & {
  series: SeriesNames
  problems: RuleProblems
  /** What was typed before something went wrong. */
  typed: Readonly<Record<string, string>>
}

const SERIES_LIST = 'series-without-costs'

/** What parts cost, one row for each series; the last rows are for series that nobody has named yet. */
export function RepairFields({ series, fields, problems, typed }: Props) {
  const t = useOfficeTranslate()
  const formats = useFormats()
  const known = [...new Set(fields.map(({ path }) => path.split('.')[1]!))]
  const values = new Map(fields.map(({ path, value }) => [path, value]))
  const isNew = (row: string) => !known.includes(row)
  const names = { ...series, ...Object.fromEntries(newSeries.map((row) => [row, t('office.rules.newSeries')])) }
  const cell = (path: string, label: string) => ({ path, label, typed: typed[path], problem: problems[path] })

  return (
    <div className="office-repairs stack stack--tight">
      <p className="office-soft">{t('office.rules.repairsText')}</p>
      <RowsTable
        caption={t('office.rules.section.repairs')}
        rows={[...known, ...newSeries]}
        keyOf={(row) => row}
        columns={[
          {
            name: 'series',
            title: t('office.rules.series'),
            show: (row) =>
              isNew(row) ? (
                <Cell {...cell(seriesPath(row), t('office.rules.newSeries'))} list={SERIES_LIST} />
              ) : (
                nameOfSeries(series, row)
              ),
          },
          ...parts.map((part) => ({
            name: part,
            title: `${nameOfPart(t, part)} (${t('office.rules.unit.euros')})`,
            show: (row: string) => {
              const path = `repairs.${row}.${part}`
              return (
                <Cell
                  {...cell(path, nameOfRule(t, formats, path, names))}
                  value={typedRule(formats, values.get(path), 'euros')}
                />
              )
            },
          })),
        ]}
      />
      <datalist id={SERIES_LIST}>
        {Object.entries(series)
          .filter(([id]) => isNew(id))
          .map(([id, name]) => (
            <option key={id}>{name}</option>
          ))}
      </datalist>
    </div>
  )
}

type CellProps = {
  path: string
  label: string
  typed: string | undefined
  value?: string
  problem: RuleProblems[string] | undefined
  list?: string
}

/** The heads of row and column say what it is; who does not see them hears it. */
function Cell({ path, label, typed, value = '', problem, list }: CellProps) {
  const t = useOfficeTranslate()

  return (
    <>
      <input
        className="input"
        type="text"
        name={path}
        aria-label={label}
        defaultValue={typed ?? value}
        {...(list ? { list } : { inputMode: 'decimal' })}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${path}-error` })}
      />
      {problem && <FieldMessages id={path} error={t(`office.rules.problem.${problem}`)} />}
    </>
  )
}
