import { describe, expect, test } from 'vitest'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Questionnaire, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findLiveQuestionnaire } from '#domain/catalogue/versions/find-versions.ts'
import { beyondGuardRails } from '#domain/catalogue/versions/guard-rails.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { compareQuestions } from './compare-questions.ts'
import { measureQuestionnaire } from './measure-questionnaire.ts'

const phone = questionnaire('phone')

/** The questions with one answer that does something else. */
const withEffect = <Asked extends { code: string; answers: { code: string; effect: object }[] }>(
  questions: readonly Asked[],
  question: string,
  answer: string,
  effect: object,
): Asked[] =>
  questions.map((each) => ({
    ...each,
    answers: each.answers.map((one) =>
      each.code === question && one.code === answer ? { ...one, effect } : one,
    ) as Asked['answers'],
  }))

const engraving = {
  id: 900,
  code: 'ENGRAVING',
  title: 'Gravur',
  question: 'Ist etwas eingraviert?',
  description: '',
  kind: 'single' as const,
  showIf: null,
  answers: [
    { id: 901, code: 'NO', text: 'Nein', effect: {} },
    { id: 902, code: 'YES', text: 'Ja', effect: { bp: 2_000 } },
  ],
} satisfies Question

const said = (before: readonly Question[], after: readonly Question[]) =>
  compareQuestions(before, after)?.cases.map((each) => `${each.said} (${each.grade})`)

describe('two questionnaires are compared', () => {
  test('by what their answers do, not by what they say', () => {
    const reworded = phone.map((each) => ({ ...each, title: `${each.title}!`, question: 'Und?' }))
    expect(compareQuestions(phone, reworded)).toBeUndefined()
  })

  test('by every answer that does something else, is gone, or is new and does something, on good and on bad looks', () => {
    const cracked = withEffect(phone, 'DISPLAY_GLASS', 'CRACKED', { bp: 100 })
    const { title, answers } = phone.find(({ code }) => code === 'DISPLAY_GLASS')!
    const words = `${title}: ${answers.find(({ code }) => code === 'CRACKED')!.text}`

    expect(said(phone, cracked)).toEqual([`${words} (A)`, `${words} (D)`])
    expect(said(phone, [...phone, engraving])).toEqual(['Gravur: Ja (A)', 'Gravur: Ja (D)'])
    expect(said([...phone, engraving], phone)).toEqual(['Gravur: Ja (A)', 'Gravur: Ja (D)'])
  })

  test('without whom a new question sends away', () => {
    const asked = { ...engraving, answers: withEffect([engraving], 'ENGRAVING', 'YES', { gate: 'REJECT' })[0]!.answers }
    const opened = (before: readonly Question[], after: readonly Question[]) => compareQuestions(before, after)?.opened
    expect(said(phone, [...phone, asked])).toEqual([])
    expect(opened([...phone, asked], [...phone, engraving])).toEqual([{ said: 'Gravur: Ja' }])
    expect(opened([...phone, asked], phone)).toEqual([{ said: 'Gravur: Ja' }])
    expect(opened(phone, [...phone, asked])).toEqual([])
  })
})

describe('ME-06 questions that move prices', () => {
  const engines = useEngines({ stocked: true })

  async function beyond(change: (questions: StoredQuestion[]) => StoredQuestion[]) {
    const { body } = (await findLiveQuestionnaire<Questionnaire>(engines(), 'PHONE'))!
    const version = { code: 'PHONE', body: { ...body, questions: change(body.questions) } }
    const impact = await measureQuestionnaire(engines().db, version, engines().now())
    return { impact, reasons: beyondGuardRails(firstRules.guardRails, impact) }
  }

  const spoken = (text: string) => ({ de: text })
  const stored = (bp: number): StoredQuestion => ({
    ...engraving,
    title: spoken('Gravur'),
    question: spoken('Ist etwas eingraviert?'),
    description: {},
    answers: engraving.answers.map((each) => ({
      ...each,
      text: spoken(each.text),
      effect: each.code === 'YES' ? { bp } : {},
    })),
  })

  test('by nothing need one approval', async () => {
    const { impact, reasons } = await beyond((questions) => questions)
    expect([impact.movements, reasons]).toEqual([[], []])
    expect(impact.weight.from).toBe(impact.weight.to)
  })

  test('by less than the guard rail need one, by more two, with the answer named', async () => {
    expect((await beyond((questions) => [...questions, stored(1_000)])).reasons).toEqual([])

    const { reasons } = await beyond((questions) => [...questions, stored(2_000)])
    expect(reasons[0]).toMatchObject({ limit: 'device', country: 'de', said: 'Gravur: Ja' })
    expect(reasons[0]!.basisPoints).toBeLessThanOrEqual(-2_000)
    expect(reasons.every(({ limit }) => limit === 'device')).toBe(true)
  })

  test('for everybody move the whole list', async () => {
    const everybody = withEffect([stored(5_000)], 'ENGRAVING', 'NO', { bp: 5_000 })[0]!
    const { reasons } = await beyond((questions) => [...questions, everybody])
    expect(reasons.map(({ limit }) => limit)).toContain('list')
  })

  test('only beside bad looks need two as well', async () => {
    const { reasons } = await beyond((questions) => withEffect(questions, 'DISPLAY_GLASS', 'CRACKED', { bp: 100 }))
    expect(reasons[0]).toMatchObject({ limit: 'device', grade: 'D', said: expect.stringContaining('Displayglas') })
    expect(reasons[0]!.basisPoints).toBeGreaterThan(1_500)
  })

  test('of prices that fall from little to nothing are no reason', async () => {
    const { reasons } = await beyond((questions) => withEffect(questions, 'DISPLAY_GLASS', 'CRACKED', { bp: 6_000 }))
    const { lowestOffer } = firstRules.prices
    const froms = reasons.flatMap((reason) => (reason.limit === 'device' && reason.to === 0 ? [reason.from!] : []))
    expect(reasons.length).toBeGreaterThan(0)
    expect(Math.min(Infinity, ...froms)).toBeGreaterThan(2 * lowestOffer)
  })

  test('to buy what was refused need two, whatever it brings', async () => {
    const { reasons } = await beyond((questions) => withEffect(questions, 'OWNERSHIP', 'NO', {}))
    expect(reasons).toContainEqual({ limit: 'gate', said: expect.any(String) as string, basisPoints: 10_000 })
  })
})
