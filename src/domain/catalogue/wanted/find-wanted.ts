import type { Engines } from '#engines/engines.ts'
import { wantedRows, type WantedRow, type WantedState } from './wanted-store.ts'

export type { WantedRow, WantedState }

export const wantedStates = ['open', 'done', 'hidden'] as const satisfies readonly WantedState[]

export type WantedFilter = Parameters<typeof wantedRows>[1]

/** What visitors want and the catalogue does not have, most wanted first. */
export const findWanted = ({ db }: Pick<Engines, 'db'>, filter: WantedFilter): Promise<WantedRow[]> =>
  wantedRows(db, filter)
