import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findBoards } from '#domain/catalogue/prices/find-boards.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { VersionContent } from '#domain/catalogue/versions/find-content.ts'
import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import { findQuestions } from '#domain/offers/questions/questionnaires.ts'
import { findDeviceQuestions, findQuestionsOfVersion } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Deciding } from './compare-device.ts'
import type { PastDevice } from './past-device.ts'

/** Questions that were asked once, by their name: of thousands of offers most were asked the same. */
export type KnownQuestions = Map<string, readonly Question[]>

/** A shop has some dozens; whoever changes them every day must not fill the memory. */
const MAX_KNOWN = 200

/** Prices do not depend on the language of the questions. */
const LOCALE = 'de_DE'

type Tested = { version: number; content: VersionContent; at: Date }

type Replacement = { rules?: RuleSet; prices?: number; questionnaire?: { code: string; body: Questionnaire } }

/** What a version puts in the place of what counts. One that says nothing about something leaves it as it is. */
const replacements: Record<VersionKind, (tested: Tested) => Replacement> = {
  // Whoever reads a version knows by its kind what its body is.
  rules: ({ version, content }) => ({ rules: { ...(content.body as Rules), version } }),
  prices: ({ version }) => ({ prices: version }),
  questionnaire: ({ content }) => ({
    questionnaire: { code: content.questionnaire!, body: content.body as Questionnaire },
  }),
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
  const asked = instead.questionnaire && (await findAsked(tx, at, instead.questionnaire, ids))
  const questions =
    (of: 'before' | 'after') =>
    ({ deviceId, questionnaire }: PastDevice) =>
      asked?.get(deviceId)?.[of] ?? known.get(questionnaire)!
  return {
    before: { rules, prices: boards.before, questions: questions('before') },
    after: { rules: instead.rules ?? rules, prices: boards.after, questions: questions('after') },
  }
}

/** Only where questions change they are those of today and of the version; all else was asked as it was asked. */
async function findAsked(tx: Transaction, at: Date, version: { code: string; body: Questionnaire }, ids: number[]) {
  const [before, after] = [
    await findDeviceQuestions({ db: tx, now: () => at }, LOCALE, ids),
    await findQuestionsOfVersion({ db: tx }, LOCALE, version, ids),
  ]
  return new Map([...after].map(([id, { questions }]) => [id, { before: before.get(id)!.questions, after: questions }]))
}

async function learnQuestions(tx: Transaction, devices: readonly PastDevice[], known: KnownQuestions): Promise<void> {
  if (known.size > MAX_KNOWN) known.clear()
  const names = new Set(devices.map(({ questionnaire }) => questionnaire).filter((name) => !known.has(name)))
  if (names.size === 0) return
  for (const [name, questions] of await findQuestions(tx, [...names])) known.set(name, questions)
}
