import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { devicePlaces, readOverrides } from './override-store.ts'
import {
  questionnaireName,
  overriddenBy,
  overridesAt,
  type DevicePlace,
  type QuestionOverride,
} from './question-override.ts'
import { allQuestions, questionsOf } from './question-store.ts'

type Reads = Pick<Engines, 'db'>

/** Every questionnaire that is asked about some devices, by its name: those of categories, and those that differ. */
export async function findQuestionnaires({ db }: Reads, locale: Locale): Promise<Map<string, Question[]>> {
  const [questionnaires, overrides] = await Promise.all([questionnairesOf(db, locale), readOverrides(db)])
  for (const { questionnaire, places } of overrides) {
    const base = questionnaires.get(questionnaire)
    for (const place of base ? places : []) {
      const own = overridesAt(overrides, questionnaire, place)
      const name = questionnaireName(questionnaire, own)
      if (!questionnaires.has(name)) questionnaires.set(name, overriddenBy(base!, own, locale))
    }
  }
  return questionnaires
}

async function questionnairesOf(db: Reads['db'], locale: Locale): Promise<Map<string, Question[]>> {
  const questionnaires = new Map<string, Question[]>()
  for (const { questionnaire, ...question } of await allQuestions(db, locale)) {
    questionnaires.set(questionnaire, [...(questionnaires.get(questionnaire) ?? []), question])
  }
  return questionnaires
}

/** One of them, or nothing if there is none of this name. */
export async function findQuestionnaire({ db }: Reads, locale: Locale, name: string): Promise<Question[] | undefined> {
  const [questionnaire = '', ...codes] = name.split('.')
  const [questions, overrides] = await Promise.all([
    questionsOf(db, locale, questionnaire),
    codes.length === 0 ? [] : readOverrides(db, questionnaire),
  ])
  const own = codes.flatMap((code) => overrides.find((override) => override.code === code) ?? [])
  if (questions.length === 0 || own.length !== codes.length) return undefined
  return overriddenBy(questions, own, locale)
}

export type AskedQuestionnaire = { name: string; questions: Question[] }

/** What is asked about one device, and how this questionnaire is called. */
export async function questionsAbout(
  db: Reads['db'],
  locale: Locale,
  questionnaire: string,
  device: DevicePlace,
): Promise<AskedQuestionnaire> {
  const [questions, overrides] = await Promise.all([
    questionsOf(db, locale, questionnaire),
    readOverrides(db, questionnaire),
  ])
  return asked(questions, overridesAt(overrides, questionnaire, device), questionnaire, locale)
}

const asked = (
  questions: readonly Question[],
  overrides: readonly QuestionOverride[],
  questionnaire: string,
  locale: Locale,
): AskedQuestionnaire => ({
  name: questionnaireName(questionnaire, overrides),
  questions: overriddenBy(questions, overrides, locale),
})

/** What is asked about each of these devices, in a few reads however many there are. */
export async function findDeviceQuestions(
  { db }: Reads,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, AskedQuestionnaire>> {
  const [places, questionnaires, overrides] = await Promise.all([
    devicePlaces(db, ids),
    questionnairesOf(db, locale),
    readOverrides(db),
  ])
  const known = new Map<string, AskedQuestionnaire>()
  return new Map(
    places.map(({ id, questionnaire, ...place }) => {
      const own = overridesAt(overrides, questionnaire, place)
      const name = questionnaireName(questionnaire, own)
      const found = known.get(name) ?? asked(questionnaires.get(questionnaire) ?? [], own, questionnaire, locale)
      known.set(name, found)
      return [id, found]
    }),
  )
}
