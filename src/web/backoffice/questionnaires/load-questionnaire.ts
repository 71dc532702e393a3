import { isDeepStrictEqual } from 'node:util'
import { data } from 'react-router'
import { listCategories } from '#domain/catalogue/entries/list-categories.ts'
import { differencesBetween } from '#domain/catalogue/questionnaires/editing/differences.ts'
import { findPlaces, isSamePlace, type NamedPlace } from '#domain/catalogue/questionnaires/editing/override-places.ts'
import { questionsOf } from '#domain/catalogue/questionnaires/editing/change-body.ts'
import type { Questionnaire, QuestionOverride } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findLiveQuestionnaire, findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { findFindings } from '#domain/offers/checks/look-at-questionnaire.ts'
import { loadBackTest } from '#web/backoffice/back-tests/show-back-test.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { officeTranslator } from '#web/backoffice/frame/office-language.ts'
import { localMoment } from '#web/backoffice/frame/office-time.ts'
import { loadGuard } from '#web/backoffice/versions/load-guard.ts'
import type { ShownDifference } from './differences.tsx'
import { namesOf } from './question-words.ts'

/** What questionnaires are called: by the categories that they are about. */
export async function questionnaireTitles({
  engines,
  colleague,
}: Pick<OfficeRequest, 'engines' | 'colleague'>): Promise<Record<string, string>> {
  const t = officeTranslator(colleague)
  const titles: Record<string, string> = {}
  for (const { questionnaire, code } of await listCategories(engines, 'de_DE')) {
    const name = t(`category.${code}`)
    titles[questionnaire] = titles[questionnaire] === undefined ? name : `${titles[questionnaire]}, ${name}`
  }
  return titles
}

/** A version with what it is compared with; whoever asks for none finds no page. */
export async function readVersion({ engines, params }: OfficeRequest) {
  const found = await findVersion<Questionnaire>(engines, 'questionnaire', numberIn(params['id']))
  if (!found) throw data(null, { status: 404 })
  const { body, ...version } = found
  const code = version.questionnaire!
  const live = (await findLiveQuestionnaire<Questionnaire>(engines, code))!
  return { body, found, version, code, live: live.body }
}

/** Everything that the page of a version shows. */
export async function loadQuestionnaire(asked: OfficeRequest) {
  const { engines, colleague } = asked
  const { body, found, version, code, live } = await readVersion(asked)
  const [findings, places, before, titles] = await Promise.all([
    isOpen(version) ? findFindings(engines, code, body) : [],
    findPlaces(engines, body),
    findPlaces(engines, live),
    questionnaireTitles(asked),
  ])
  return {
    version,
    code,
    title: titles[code] ?? code,
    questions: body.questions,
    findings,
    names: namesOf(
      [body, live].flatMap((each) => [
        each.questions,
        ...each.overrides.map((override) => questionsOf(each, override.code)),
      ]),
    ),
    overrides: body.overrides.map((override) => ({
      code: override.code,
      places: placeWords(override, places),
      differences: ownDifferences(body, override),
    })),
    changes: changesBetween({ body: live, places: before }, { body, places }),
    isMine: version.author === colleague.id,
    moment: version.liveFrom ? localMoment(version.liveFrom) : '',
    guard: await loadGuard(engines, colleague, 'questionnaire', found),
    backTest: await loadBackTest(engines, version.id),
  }
}

/** Whether somebody still has to decide on it. */
const isOpen = ({ phase }: { phase: string }): boolean => phase === 'draft' || phase === 'proposed'

/** How an override differs from what is asked of all others. */
export const ownDifferences = (body: Questionnaire, override: QuestionOverride): ShownDifference[] =>
  differencesBetween(body.questions, questionsOf(body, override.code)).map((each) => ({ ...each, override: null }))

export const placeWords = ({ places }: Pick<QuestionOverride, 'places'>, named: readonly NamedPlace[]): string =>
  named
    .filter(({ place }) => places.some((each) => isSamePlace(each, place)))
    .map(({ maker, series, model }) => [maker, series, model].filter(Boolean).join(' '))
    .filter((words, index, all) => all.indexOf(words) === index)
    .join(', ')

type Placed = { body: Questionnaire; places: readonly NamedPlace[] }

/** What is new for all, then what is new for some devices besides. */
function changesBetween(before: Placed, after: Placed): ShownDifference[] {
  const forAll = differencesBetween(before.body.questions, after.body.questions)
  const codes = [...new Set([...after.body.overrides, ...before.body.overrides].map(({ code }) => code))]
  const forSome = codes.flatMap((override): ShownDifference[] => {
    const [was, is] = [before, after].map(({ body }) => body.overrides.find(({ code }) => code === override))
    if (!was) return [{ what: 'override-added', override }]
    if (!is) return [{ what: 'override-removed', override }]
    const [there, here] = [placeWords(was, before.places), placeWords(is, after.places)]
    return [
      ...(there === here ? [] : [{ what: 'places', override, before: there, after: here } as const]),
      ...differencesBetween(questionsOf(before.body, override), questionsOf(after.body, override))
        .filter((each) => forAll.every((known) => !isDeepStrictEqual(known, each)))
        .map((each) => ({ ...each, override })),
    ]
  })
  return [...forAll.map((each) => ({ ...each, override: null })), ...forSome]
}
