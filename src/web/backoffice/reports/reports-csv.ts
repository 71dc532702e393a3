import type { Reports } from '#domain/reports/find-reports.ts'
import { csvOf, type CsvText } from '#web/backoffice/table/csv.ts'

type Line = { area: string; what: string; value: number | null; unit: string }

const euros = (cents: number): number => Math.round(cents) / 100

/** Every number of the board, one per line, so that any spreadsheet can turn it into its own table. */
export function reportsCsv(reports: Reports): CsvText {
  const { days, funnel, revaluation, payment, answers, byCategory, byCountry, waiting } = reports
  const line = (area: string, what: string, value: number | null, unit = 'Anzahl'): Line => ({
    area,
    what,
    value,
    unit,
  })
  const lines: Line[] = [
    ...funnel.map(({ step, count }) => line('funnel', step, count)),
    ...days.flatMap(({ day, offers, trades }) => [line('offers', day, offers), line('trades', day, trades)]),
    line('revaluation', 'inspected', revaluation.inspected),
    line('revaluation', 'up', revaluation.up),
    line('revaluation', 'down', revaluation.down),
    line('revaluation', 'up', euros(revaluation.upCents), 'EUR'),
    line('revaluation', 'down', euros(revaluation.downCents), 'EUR'),
    line('days-to-pay', 'median', payment.median, 'Tage'),
    line('days-to-pay', 'p90', payment.p90, 'Tage'),
    ...answers.map(({ answer, count }) => line('clarification', answer, count)),
    ...byCategory.map(({ key, cents }) => line('category', key, euros(cents), 'EUR')),
    ...byCountry.map(({ key, cents }) => line('country', key, euros(cents), 'EUR')),
    ...waiting.map(({ status, count }) => line('waiting', status, count)),
    ...waiting.map(({ status, oldestDays }) => line('waiting-oldest', status, oldestDays, 'Tage')),
  ]
  return csvOf(
    [
      { title: 'Bereich', value: ({ area }) => area },
      { title: 'Was', value: ({ what }) => what },
      {
        title: 'Wert',
        value: ({ value }) => (value === null ? null : String(Math.round(value * 100) / 100).replace('.', ',')),
      },
      { title: 'Einheit', value: ({ unit }) => unit },
    ],
    [lines],
  )
}
