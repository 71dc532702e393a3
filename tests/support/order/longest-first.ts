import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What a file took when it was last recorded (`npm run record-durations`), in seconds. */
const recorded = new Map(
  Object.entries<number>(JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8'))),
)

/** A file that nobody has recorded yet could take long. */
const UNKNOWN_SECONDS = 10

const pathOf = ({ moduleId, project }: TestSpecification): string => relative(project.config.root, moduleId)

const durationOf = (file: TestSpecification): number => recorded.get(pathOf(file)) ?? UNKNOWN_SECONDS

/** With it files come in another order, since none may depend on what came before it: `TEST_ORDER=7 npm test`. */
const seed = process.env['TEST_ORDER']
const shuffled = (file: TestSpecification): number =>
  durationOf(file) > 100
    ? -durationOf(file)
    : [...`${seed}${pathOf(file)}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/**
 * Files of a kind come one after the other, since they share a process that any other file in between would end. What
 * takes long comes first, so that nobody waits for it at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = seed === undefined ? (file: TestSpecification) => -durationOf(file) : shuffled
    return files.toSorted(
      (one, other) => one.project.name.localeCompare(other.project.name) || place(one) - place(other),
    )
  }
}
