import { TooMuchWork } from './unreadable-file.ts'

/** What may be done for one file. Ten thousand rows of twenty columns need two thirds of it. */
const most = {
  /** Tags and texts of all its documents. */
  events: 1_500_000,
  /** Cells in which something stands, however often they are repeated. */
  cells: 250_000,
  /** Letters in them. */
  letters: 6_000_000,
}

/** Counts what is done for one file, and ends it. */
export class WorkBudget {
  readonly #left = { ...most }

  spend(kind: keyof typeof most, amount = 1): void {
    this.#left[kind] -= amount
    if (this.#left[kind] < 0) throw new TooMuchWork(`There are too many ${kind} in the file.`)
  }
}
