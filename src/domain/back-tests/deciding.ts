import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findBoards } from '#domain/catalogue/prices/find-boards.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { VersionContent } from '#domain/catalogue/versions/find-content.ts'
import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import { findQuestions } from '#domain/offers/questions/questionnaires.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Deciding } from './compare-device.ts'
import type { PastDevice } from './past-device.ts'

/** Questions that were asked once, by their name: of thousands of offers most were asked the same. */
export type KnownQuestions = Map<string, readonly Question[]>

/** A shop has some dozens; whoever changes them every day must not fill the memory. */
const MAX_KNOWN = 200

type Tested = { version: number; content: VersionContent; at: Date }

/** What a version puts in the place of what counts. One that says nothing about something leaves it as it is. */
const replacements: Record<VersionKind, (tested: Tested) => { rules?: RuleSet; prices?: number }> = {
  // Whoever reads a version knows by its kind what its body is.
  rules: ({ version, content }) => ({ rules: { ...(content.body as Rules), version } }),
  prices: ({ version }) => ({ prices: version }),
}

/** What decides the prices of these devices as things stand, and what would with the version. */
export async function findDeciding(
  tx: Transaction,
  tested: Tested,
  devices: readonly PastDevice[],
  known: KnownQuestions,
): Promise<{ before: Deciding; after: Deciding }> {
  const { at, content } = tested
  const instead = replacements[content.kind](tested)
  const ids = [...new Set(devices.map(({ deviceId }) => deviceId))]
  const rules = await findRules({ db: tx, now: () => at })
  const boards = await findBoards(tx, { ids, moment: at, version: instead.prices })
  await learnQuestions(tx, devices, known)
  const questions = ({ questionnaire }: PastDevice) => known.get(questionnaire)!
  return {
    before: { rules, prices: boards.before, questions },
    after: { rules: instead.rules ?? rules, prices: boards.after, questions },
  }
}

async function learnQuestions(tx: Transaction, devices: readonly PastDevice[], known: KnownQuestions): Promise<void> {
  if (known.size > MAX_KNOWN) known.clear()
  const names = new Set(devices.map(({ questionnaire }) => questionnaire).filter((name) => !known.has(name)))
  if (names.size === 0) return
  for (const [name, questions] of await findQuestions(tx, [...names])) known.set(name, questions)
}
