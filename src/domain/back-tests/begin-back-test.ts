import { findLatestList } from '#domain/catalogue/prices/find-boards.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { VersionContent } from '#domain/catalogue/versions/find-content.ts'
import type { Transaction } from '#engines/database/database.ts'
import { writeBeginning } from './back-test-store.ts'
import { countPast } from './past-device-store.ts'
import { emptyTally, WINDOW } from './tally.ts'

type Begun = { version: number; content: VersionContent; at: Date; startedBy?: string }

/** Begins from the first offer on: what the version says now, beside what counts now. */
export async function beginBackTest(tx: Transaction, { version, content, at, startedBy }: Begun): Promise<void> {
  const since = new Date(at.getTime() - WINDOW)
  const rules = await findRules({ db: tx, now: () => at })
  const beginning = {
    version,
    startedAt: at,
    since,
    content: content.fingerprint,
    rules: rules.version,
    priceList: await findLatestList(tx, at),
    total: await countPast(tx, { since, until: at }),
    tally: emptyTally(),
  }
  await writeBeginning(tx, beginning, startedBy)
}
