/** One mistake in one file, and who has to notice it. */
export type PlantedBug = {
  name: string
  file: string
  /** Stands exactly once in the file. */
  from: string
  to: string
  /** Test files, at least one of which fails. */
  tests: readonly string[]
}
