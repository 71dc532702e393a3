import { isDeepStrictEqual } from 'node:util'
import { liveVersion } from '#domain/catalogue/versions/version-reads-store.ts'
import { insertVersion, lockKind, nextNumber } from '#domain/catalogue/versions/version-store.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { OverrideFile } from './override-file.ts'
import { storedQuestions, type IdOf, type QuestionnaireFile } from './questionnaire-file.ts'
import type { OverridePlace, Questionnaire, QuestionOverride } from './questionnaire.ts'
import { placesNamed, renamedAmong, takeQuestionIds } from './questionnaire-store.ts'

/** What is asked about each kind of device, and what is asked otherwise about some. */
export type Questionnaires = { questionnaires: readonly QuestionnaireFile[]; overrides: readonly OverrideFile[] }

/** The first version counts from the beginning: a shop asks something before anybody works there. */
const BEGINNING = new Date('2000-01-01T00:00:00Z')

/**
 * Files become the first version of each questionnaire, or the next one if they say something new. What colleagues have
 * written since stays; says which questionnaires that were. Makers and series have to be known before.
 */
export async function writeQuestionnaires(
  tx: Transaction,
  { questionnaires, overrides }: Questionnaires,
  at: Date,
): Promise<string[]> {
  await lockKind(tx, 'questionnaire')
  const kept: string[] = []
  for (const file of questionnaires) {
    const own = overrides.filter(({ questionnaire }) => questionnaire === file.code)
    const live = await liveVersion<Questionnaire>(tx, 'questionnaire', at, file.code)
    const body = await bodyOf(tx, file, own, live?.body)
    if (live && isDeepStrictEqual(withoutUndefined(body), live.body)) continue
    if (live && live.origin !== 'shop' && live.origin !== 'import') {
      kept.push(file.code)
      continue
    }
    await insertVersion(tx, {
      kind: 'questionnaire',
      questionnaire: file.code,
      origin: live ? 'import' : 'shop',
      body,
      ...(live && { basedOn: live.id }),
      author: null,
      note: '',
      createdAt: at,
      liveFrom: live ? at : BEGINNING,
      approved: { number: await nextNumber(tx, 'questionnaire', file.code) },
    })
  }
  return kept
}

const withoutUndefined = (body: Questionnaire): unknown => JSON.parse(JSON.stringify(body))

async function bodyOf(
  tx: Transaction,
  file: QuestionnaireFile,
  overrides: readonly OverrideFile[],
  before: Questionnaire | undefined,
): Promise<Questionnaire> {
  const known = new Map(
    before?.questions.flatMap(({ id, code, answers }) => [
      [code, id] as const,
      ...answers.map((answer) => [`${code} ${answer.code}`, answer.id] as const),
    ]),
  )
  const names = file.questions.flatMap(({ code, answers }) => [code, ...answers.map((each) => `${code} ${each.code}`)])
  const missing = names.filter((name) => !known.has(name))
  const fresh = await takeQuestionIds(tx, missing.length)
  for (const [index, name] of missing.entries()) known.set(name, fresh[index]!)
  const idOf: IdOf = (question, answer) => known.get(answer === undefined ? question : `${question} ${answer}`)!

  const stored: QuestionOverride[] = []
  for (const { code, questionnaire: _, for: places, ...changes } of overrides) {
    const then = before?.overrides.find((each) => each.code === code)
    const id = then?.id ?? (await takeQuestionIds(tx, 1))[0]!
    stored.push({ ...changes, id, code, places: await placesOf(tx, places, then?.places ?? []) })
  }
  return { questions: storedQuestions(file, idOf), overrides: stored }
}

/** Where a file says, and where a model went that the office has renamed or moved since. */
async function placesOf(
  tx: Transaction,
  places: OverrideFile['for'],
  before: readonly OverridePlace[],
): Promise<OverridePlace[]> {
  const names = places.flatMap(({ manufacturer, series = null, models = [null] }) =>
    models.map((model) => ({ manufacturer, series, model })),
  )
  const named = await placesNamed(tx, names)
  const models = before.flatMap((place) => ('device' in place ? [place.device] : []))
  const renamed = models.length === 0 ? new Set<number>() : await renamedAmong(tx, models)
  const isNew = (device: number) => !named.some((place) => 'device' in place && place.device === device)
  return [...named, ...models.filter((device) => renamed.has(device) && isNew(device)).map((device) => ({ device }))]
}
