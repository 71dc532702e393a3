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

/** Every sheet of questions that is asked about some devices, by its name: those of categories, and those that differ. */
export async function findQuestionnaires({ db }: Reads, locale: Locale): Promise<Map<string, Question[]>> {
  const [sheets, overrides] = await Promise.all([sheetsOf(db, locale), readOverrides(db)])
  for (const { questionnaire, places } of overrides) {
    const base = sheets.get(questionnaire)
    for (const place of base ? places : []) {
      const own = overridesAt(overrides, questionnaire, place)
      const name = questionnaireName(questionnaire, own)
      if (!sheets.has(name)) sheets.set(name, overriddenBy(base!, own, locale))
    }
  }
  return sheets
}

async function sheetsOf(db: Reads['db'], locale: Locale): Promise<Map<string, Question[]>> {
  const sheets = new Map<string, Question[]>()
  for (const { questionnaire, ...question } of await allQuestions(db, locale)) {
    sheets.set(questionnaire, [...(sheets.get(questionnaire) ?? []), question])
  }
  return sheets
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

export type AskedQuestionnaire = { sheet: string; questions: Question[] }

/** What is asked about one device, and how this sheet is called. */
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
  sheet: questionnaireName(questionnaire, overrides),
  questions: overriddenBy(questions, overrides, locale),
})

/** What is asked about each of these devices, in a few reads however many there are. */
export async function findDeviceQuestions(
  { db }: Reads,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, AskedQuestionnaire>> {
  const [places, sheets, overrides] = await Promise.all([
    devicePlaces(db, ids),
    sheetsOf(db, locale),
    readOverrides(db),
  ])
  const known = new Map<string, AskedQuestionnaire>()
  return new Map(
    places.map(({ id, questionnaire, ...place }) => {
      const own = overridesAt(overrides, questionnaire, place)
      const name = questionnaireName(questionnaire, own)
      const sheet = known.get(name) ?? asked(sheets.get(questionnaire) ?? [], own, questionnaire, locale)
      known.set(name, sheet)
      return [id, sheet]
    }),
  )
}
