import type { EntryRow } from '#domain/catalogue/editing/find-editable.ts'
import type { SeriesChoice } from './device-fields.tsx'

/** Series with their makers, as a list to choose from: “Apple · iPhone 18”. */
export const seriesChoices = (rows: readonly EntryRow[]): SeriesChoice[] =>
  rows
    .map(({ id, manufacturer, name }) => ({ id, name: `${manufacturer} · ${name}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de', { numeric: true }))
