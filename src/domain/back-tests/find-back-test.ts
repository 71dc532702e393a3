import { findLatestList } from '#domain/catalogue/prices/find-boards.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { findContent } from '#domain/catalogue/versions/find-content.ts'
import type { Engines } from '#engines/engines.ts'
import { backTestOf, finishedTests } from './back-test-store.ts'
import { isRunning, type BackTest } from './back-test.ts'

/** The back-test of a version, if there is one, and whether it still says what it said. */
export async function findBackTest(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  version: number,
): Promise<BackTest | undefined> {
  const found = await backTestOf(db, version)
  if (!found) return undefined
  const [content, rules, priceList] = await Promise.all([
    findContent(db, version),
    findRules({ db, now }),
    findLatestList(db, now()),
  ])
  const { kind, status, startedBy, startedAt, since, finishedAt, total, done, tally } = found
  const isOpen = status === 'draft' || status === 'proposed'
  return {
    version,
    kind,
    startedBy,
    startedAt,
    since,
    finishedAt,
    total,
    done,
    tally,
    isRunning: isRunning(found, now()),
    isOutdated: content?.fingerprint !== found.content,
    // What was decided was decided by what counted then.
    hasNewBase: isOpen && (rules.version !== found.rules || priceList !== found.priceList),
  }
}

/** When the back-tests of these versions were finished, by version. */
export const findFinishedTests = (
  { db }: Pick<Engines, 'db'>,
  versions: readonly number[],
): Promise<Map<number, Date>> => finishedTests(db, versions)
