import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { keepUnchanging } from '#domain/catalogue/versions/keep-unchanging.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { overriddenBy, overridesAt, questionnaireName } from './question-override.ts'
import { questionsIn, type DevicePlace, type Questionnaire, type QuestionOverride } from './questionnaire.ts'
import {
  devicePlaces,
  liveQuestionnaires,
  namedPlaces,
  questionnaireBodies,
  siblingsOf,
  usedQuestionnaires,
  type NamedPlace,
} from './questionnaire-store.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** A questionnaire that counts, and which version of it. */
type Live = { version: number; body: Questionnaire }

/** A version that was approved never changes. */
const bodiesOf = keepUnchanging(async (db, versions: readonly number[]) =>
  (await questionnaireBodies(db, versions)).map(({ version, body }) => [version, body] as const),
)

async function liveOne({ db, now }: Reads, questionnaire: string): Promise<Live | undefined> {
  const [live] = await liveQuestionnaires(db, now(), questionnaire)
  if (!live) return undefined
  const bodies = await bodiesOf(db, [live.version])
  return { version: live.version, body: bodies.get(live.version)! }
}

async function liveOnes({ db, now }: Reads): Promise<Map<string, Live>> {
  const found = await liveQuestionnaires(db, now())
  const bodies = await bodiesOf(
    db,
    found.map(({ version }) => version),
  )
  return new Map(found.map(({ questionnaire, version }) => [questionnaire, { version, body: bodies.get(version)! }]))
}

/** Every questionnaire that is asked about some devices, by its name: those of categories, and those that differ. */
export async function findQuestionnaires(engines: Reads, locale: Locale): Promise<Map<string, Question[]>> {
  const [live, used] = await Promise.all([liveOnes(engines), usedQuestionnaires(engines.db)])
  const asked = used.flatMap((code) => {
    const body = live.get(code)?.body
    return body ? [{ code, body }] : []
  })
  const places = await placesOf(
    engines.db,
    asked.map(({ body }) => body),
  )
  return new Map(
    asked.flatMap(({ code, body }) =>
      variantsOf(code, body, places).map(({ name, overrides }) => [
        name,
        questionsIn(overriddenBy(body.questions, overrides), locale),
      ]),
    ),
  )
}

/** One of the questionnaires that a version comes to: that of the category, or with what is otherwise about some devices. */
export type QuestionnaireVariant = { name: string; overrides: QuestionOverride[] }

/** All questionnaires that a version comes to, the one without any difference first. */
export const findVariants = async (
  { db }: Pick<Engines, 'db'>,
  code: string,
  body: Questionnaire,
): Promise<QuestionnaireVariant[]> => variantsOf(code, body, await placesOf(db, [body]))

const placesOf = (db: Reads['db'], bodies: readonly Questionnaire[]): Promise<NamedPlace[]> =>
  namedPlaces(
    db,
    bodies.flatMap(({ overrides }) => overrides.flatMap(({ places }) => places)),
  )

function variantsOf(code: string, { overrides }: Questionnaire, named: readonly NamedPlace[]): QuestionnaireVariant[] {
  const own = new Set(overrides.flatMap(({ places }) => places.map((place) => JSON.stringify(place))))
  const variants = new Map<string, QuestionOverride[]>([[code, []]])
  for (const device of named.filter(({ place }) => own.has(JSON.stringify(place)))) {
    const there = overridesAt(overrides, device)
    variants.set(questionnaireName(code, there), there)
  }
  return [...variants].map(([name, there]) => ({ name, overrides: there }))
}

/** One of them, or nothing if there is none of this name. */
export async function findQuestionnaire(engines: Reads, locale: Locale, name: string): Promise<Question[] | undefined> {
  const [questionnaire = '', ...codes] = name.split('.')
  const live = await liveOne(engines, questionnaire)
  if (!live) return undefined
  const own = codes.flatMap((code) => live.body.overrides.find((override) => override.code === code) ?? [])
  if (live.body.questions.length === 0 || own.length !== codes.length) return undefined
  return questionsIn(overriddenBy(live.body.questions, own), locale)
}

export type AskedQuestionnaire = {
  name: string
  questions: Question[]
  /** Which version it is; nothing if there is none. */
  version: number | null
}

/** What is asked about one device, and how this questionnaire is called. */
export async function questionsAbout(
  engines: Reads,
  locale: Locale,
  questionnaire: string,
  device: { manufacturerId: number; seriesId: number; model: string },
): Promise<AskedQuestionnaire> {
  const live = await liveOne(engines, questionnaire)
  const isAboutModels = live?.body.overrides.some(({ places }) => places.some((place) => 'device' in place)) ?? false
  const siblings = isAboutModels ? await siblingsOf(engines.db, device.seriesId, device.model) : []
  return asked(questionnaire, live, { ...device, siblings }, locale)
}

const asked = (
  questionnaire: string,
  live: Live | undefined,
  device: DevicePlace,
  locale: Locale,
): AskedQuestionnaire => {
  if (!live) return { name: questionnaire, questions: [], version: null }
  const own = overridesAt(live.body.overrides, device)
  const name = questionnaireName(questionnaire, own)
  const questions = keptQuestions(live.body, name, locale, () =>
    questionsIn(overriddenBy(live.body.questions, own), locale),
  )
  return { name, questions, version: live.version }
}

/** In which words each kept questionnaire was asked: the same for every device of a kind. They go when it goes. */
const wordings = new WeakMap<Questionnaire, Map<string, Question[]>>()

function keptQuestions(body: Questionnaire, name: string, locale: Locale, say: () => Question[]): Question[] {
  const said = wordings.get(body) ?? new Map<string, Question[]>()
  wordings.set(body, said)
  const questions = said.get(`${locale} ${name}`) ?? say()
  said.set(`${locale} ${name}`, questions)
  return questions
}

/** What a version would ask about a device, whether it counts or not. */
export async function questionsFor(
  { db }: Pick<Engines, 'db'>,
  { questions, overrides }: Questionnaire,
  device: { manufacturerId: number; seriesId: number; model: string },
  locale: Locale,
): Promise<Question[]> {
  const siblings = await siblingsOf(db, device.seriesId, device.model)
  return questionsIn(overriddenBy(questions, overridesAt(overrides, { ...device, siblings })), locale)
}

/** What is asked about each of these devices, in a few reads however many there are. */
export async function findDeviceQuestions(
  engines: Reads,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, AskedQuestionnaire>> {
  const [places, live] = await Promise.all([devicePlaces(engines.db, ids), liveOnes(engines)])
  const known = new Map<string, AskedQuestionnaire>()
  return new Map(
    places.map(({ id, questionnaire, ...place }) => {
      const name = questionnaireName(questionnaire, overridesAt(live.get(questionnaire)?.body.overrides ?? [], place))
      const found = known.get(name) ?? asked(questionnaire, live.get(questionnaire), place, locale)
      known.set(name, found)
      return [id, found]
    }),
  )
}

/** What a version of a questionnaire would ask about those of these devices that it is asked about. */
export async function findQuestionsOfVersion(
  { db }: Pick<Engines, 'db'>,
  locale: Locale,
  { code, body }: { code: string; body: Questionnaire },
  ids: readonly number[],
): Promise<Map<number, { name: string; questions: readonly Question[] }>> {
  const known = new Map<string, readonly Question[]>()
  const places = await devicePlaces(db, ids)
  return new Map(
    places
      .filter(({ questionnaire }) => questionnaire === code)
      .map(({ id, ...place }) => {
        const own = overridesAt(body.overrides, place)
        const name = questionnaireName(code, own)
        const questions = known.get(name) ?? questionsIn(overriddenBy(body.questions, own), locale)
        known.set(name, questions)
        return [id, { name, questions }]
      }),
  )
}
