import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findPopularModels } from '#domain/catalogue/entries/find-models.ts'
import { listCategories } from '#domain/catalogue/entries/list-categories.ts'
import { questionsFor } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import { priceSoFar } from '#domain/offers/pricing/price-so-far.ts'
import { whatIf } from '#domain/offers/pricing/what-if.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { followAnswers, isComplete, understood, type Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Country } from '#shop/countries/country.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { readVersion } from '#web/backoffice/questionnaires/load-questionnaire.ts'

/** What the address asks to be played: which device, in which country, with which answers. */
function readQuery(url: URL, countries: readonly Country[]) {
  const { searchParams } = url
  const country = countries.find(({ code }) => code === searchParams.get('country')) ?? countries[0]!
  const answers: Record<string, string[]> = {}
  for (const [name, value] of searchParams) {
    const [, code] = /^a\.([A-Z][A-Z0-9_]*)$/.exec(name) ?? []
    if (code === undefined) continue
    // An empty field tells “nothing of this” from “not yet asked”.
    answers[code] ??= []
    if (value !== '') answers[code].push(value)
  }
  return { device: searchParams.get('device'), country, answers }
}

/** What most people sell of what the questionnaire is about; where nobody knows, somebody types it. */
async function usualDevice({ engines }: OfficeRequest, questionnaire: string, { locale }: Country): Promise<string> {
  const categories = (await listCategories(engines, locale)).filter((each) => each.questionnaire === questionnaire)
  for (const { id: categoryId } of categories) {
    const [model] = await findPopularModels(engines, locale, { categoryId }, 1)
    if (model) return model.url
  }
  return ''
}

/** The draft beside the version that counts, as somebody sees them who sells this device. */
export async function loadPlay(asked: OfficeRequest) {
  const { engines, storefronts, url } = asked
  const { body, live, version, code } = await readVersion(asked)
  const countries: Country[] = Object.values(storefronts.countries)
  const { device: typed, country, answers } = readQuery(url, countries)
  const address = typed ?? (await usualDevice(asked, code, country))
  const found = await findDevice(engines, country.locale, address)
  const device = found?.device.questionnaire === code ? found.device : undefined
  const today = device && (await findTerms(engines, country, device, { segment: 'consumer', pieces: 1 }))
  const shown = async (questionnaire: Questionnaire) => {
    if (!device || !today) return null
    return play(await questionsFor(engines, questionnaire, device, country.locale), today.terms, answers)
  }
  return {
    version: { id: version.id, number: version.number },
    device: address,
    deviceName: device ? `${device.manufacturer} ${device.name}` : null,
    country: country.code,
    countries: countries.map((each) => each.code),
    icuLocale: country.icuLocale,
    answers: Object.entries(answers),
    draft: await shown(body),
    live: await shown(live),
  }
}

export type Played = ReturnType<typeof play>

/** What is asked next, and what the answers so far come to; by the same function as in the shop. */
function play(questions: readonly Question[], terms: Terms, given: Answers) {
  const answers = understood(questions, given)
  const walk = followAnswers(questions, answers)
  const { cents } = priceSoFar(terms, questions, answers)
  const { current, gate, answered } = walk
  const prices = current && whatIf(terms, questions, answers, current)
  return {
    cents,
    isOffer: isComplete(walk),
    gate: gate?.gate ?? null,
    given: answered.map(({ question, chosen }) => ({
      code: question.code,
      title: question.title || question.question,
      chosen: chosen.map(({ text }) => text).join(', '),
    })),
    current: current && {
      code: current.code,
      kind: current.kind,
      question: current.question,
      description: current.description,
      choices: current.answers.map(({ code, text, effect }) => ({
        code,
        text,
        change: effect.gate ? 0 : (prices?.get(code) ?? cents) - cents,
      })),
    },
  }
}
