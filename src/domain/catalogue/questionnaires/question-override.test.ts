import { describe, expect, test } from 'vitest'
import { readModels } from '#demo/demo-catalogue.ts'
import { isComplete, followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { locales } from '#shop/countries/locales.ts'
import {
  overriddenQuestionnaire,
  seededOverrides,
  storedQuestionnaire,
  questionnaireNames,
  type QuestionnaireName,
} from '#tests/support/fixtures/questionnaires.ts'
import type { QuestionnaireChanges } from './override-file.ts'
import { questionnaireName, overriddenBy, overridesAt } from './question-override.ts'
import { questionsIn, type QuestionOverride } from './questionnaire.ts'

const spoken = (text: string) => ({ de: text, es: `${text} es`, fr: `${text} fr`, it: `${text} it` })

const override = (code: string, changes: QuestionnaireChanges, more: Partial<QuestionOverride> = {}) => ({
  id: 7,
  code,
  places: [],
  ...changes,
  ...more,
})

const consoleQuestions = storedQuestionnaire('console')
const codesOf = (questions: readonly { code: string }[]) => questions.map(({ code }) => code)
const find = <Each extends { code: string }>(questions: readonly Each[], code: string): Each =>
  questions.find((question) => question.code === code)!

test('F-13 nothing is different without an override', () => {
  expect(overriddenBy(consoleQuestions, [])).toEqual(consoleQuestions)
})

test('F-13 questions are dropped, added and moved, and whoever was led to a dropped one is led on', () => {
  const stored = overriddenBy(consoleQuestions, [
    override('X', {
      drop: ['HOUSING', 'BAN'],
      questions: [
        { code: 'SMELL', after: 'NEW' },
        {
          code: 'STRAP',
          after: 'DRIFT',
          type: 'multi',
          question: spoken('Strap?'),
          answers: [{ code: 'LEATHER', text: spoken('Leather'), effect: { cents: 500 } }],
        },
      ],
    }),
  ])
  const sheet = questionsIn(stored, 'fr_FR')

  expect(codesOf(sheet)).toEqual([
    'OWNERSHIP',
    'NEW',
    'SMELL',
    'POWER',
    'DEFECTS',
    'CONTROLLERS',
    'DRIFT',
    'STRAP',
    'ACCESSORIES',
  ])
  expect(find(sheet, 'POWER').answers[1]!.effect.skipTo).toBe('ACCESSORIES')
  expect(find(sheet, 'STRAP')).toMatchObject({
    kind: 'multi',
    question: 'Strap? fr',
    answers: [{ code: 'LEATHER', text: 'Leather fr', effect: { cents: 500 } }],
  })
  const ids = sheet.flatMap(({ answers }) => answers.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('F-13 words, answers and effects are replaced; everything else stays', () => {
  const stored = overriddenBy(consoleQuestions, [
    override('X', {
      questions: [
        {
          code: 'HOUSING',
          title: spoken('Shell'),
          drop: ['BENT'],
          answers: [
            { code: 'LIGHT', text: spoken('Hardly') },
            { code: 'DENTS', effect: { bp: 3_000 } },
          ],
        },
      ],
    }),
  ])
  const [asked, sheet] = [questionsIn(consoleQuestions, 'it_IT'), questionsIn(stored, 'it_IT')]
  const [before, after] = [find(asked, 'HOUSING'), find(sheet, 'HOUSING')]

  expect(after).toMatchObject({ id: before.id, title: 'Shell it', question: before.question, ordered: true })
  expect(after.answers.map(({ code }) => code)).toEqual(['NO_MARKS', 'LIGHT', 'VISIBLE', 'DENTS', 'CRACKED_BACK'])
  expect(after.answers[1]).toMatchObject({ text: 'Hardly it', effect: { grade: 'B' } })
  expect(after.answers[3]!.effect).toEqual({ bp: 3_000 })
  expect(sheet.filter(({ code }) => code !== 'HOUSING')).toEqual(asked.filter(({ code }) => code !== 'HOUSING'))
})

test('F-13 an override holds for a maker, a series or a model, and the narrowest has the last word', () => {
  const all = [
    override('MODEL', {}, { id: 1, places: [{ device: 21 }] }),
    override('MAKER', {}, { id: 2, places: [{ manufacturer: 1 }] }),
    override('SERIES', {}, { id: 3, places: [{ series: 2 }] }),
  ]
  const nameFor = (manufacturerId: number, seriesId: number, siblings: number[]) =>
    questionnaireName('CONSOLE', overridesAt(all, { manufacturerId, seriesId, siblings }))

  expect(nameFor(1, 2, [20, 21])).toBe('CONSOLE.MAKER.SERIES.MODEL')
  expect(nameFor(1, 2, [22])).toBe('CONSOLE.MAKER.SERIES')
  expect(nameFor(1, 3, [23])).toBe('CONSOLE.MAKER')
  expect(nameFor(2, 4, [24])).toBe('CONSOLE')
})

describe('what the shop is seeded with', () => {
  const combinations: [QuestionnaireName, string[]][] = [
    ...seededOverrides.map(({ questionnaire: of, code }): [QuestionnaireName, string[]] => [
      questionnaireNames.find((name) => name.toUpperCase() === of)!,
      [code],
    ]),
    ['console', ['HANDHELD', 'POCKET', 'OFFLINE']],
  ]

  test('F-13 names makers, series and models that there are', async () => {
    const models = await readModels('seeds')
    for (const { for: places } of seededOverrides)
      for (const { manufacturer, series, models: names = [undefined] } of places)
        for (const name of names)
          expect(
            models.some(
              (row) =>
                row.manufacturer === manufacturer &&
                (!series || row.series === series) &&
                (!name || row.model === name),
            ),
            [manufacturer, series, name].join(' '),
          ).toBe(true)
  })

  test.each(combinations)('F-13 leads through the questions about %s with %j, and says everything', (name, codes) => {
    for (const locale of locales) {
      const sheet = overriddenQuestionnaire(name, codes, locale)
      const answers: Record<string, string[]> = {}
      for (const _ of sheet) {
        const { current } = followAnswers(sheet, answers as Answers)
        if (!current) break
        answers[current.code] =
          current.kind === 'multi' ? [] : [current.answers.find(({ effect }) => !effect.gate && !effect.skipTo)!.code]
      }
      expect(isComplete(followAnswers(sheet, answers))).toBe(true)
      for (const { question, answers: choices } of sheet) {
        expect(question).not.toBe('')
        expect(choices.every(({ text }) => text !== '')).toBe(true)
      }
    }
  })

  test('F-13 a handheld is asked neither for controllers nor for their sticks', () => {
    const sheet = overriddenQuestionnaire('console', ['HANDHELD', 'POCKET'])

    expect(codesOf(sheet)).not.toContain('CONTROLLERS')
    expect(codesOf(sheet)).not.toContain('DRIFT')
    expect(find(sheet, 'DEFECTS').answers.map(({ code }) => code)).toContain('CONTROLS')
  })

  test.each<[string, QuestionnaireName, string[], RegExp]>([
    ['an iPhone', 'phone', ['APPLE'], /Google|Samsung|Android/],
    ['an iPad', 'tablet', ['APPLE'], /Google|Samsung|Android/],
    ['a Mac', 'notebook', ['APPLE'], /Windows|BIOS/],
    ['an Apple Watch', 'watch', ['APPLE'], /Samsung|Garmin|Google/],
    ['a Galaxy', 'phone', ['SAMSUNG'], /Apple|iPhone/],
    ['a Galaxy Tab', 'tablet', ['SAMSUNG'], /Apple|iPad/],
    ['a Galaxy Watch', 'watch', ['SAMSUNG'], /Apple|Garmin/],
    ['a Garmin', 'watch', ['GARMIN'], /Apple|Samsung/],
    ['another phone', 'phone', [], /Apple|iPhone|Samsung/],
    ['another tablet', 'tablet', [], /Apple|iPad|Samsung/],
    ['another notebook', 'notebook', [], /Apple|Mac\b/],
    ['another watch', 'watch', [], /Apple|Samsung|Garmin/],
    ['other headphones', 'headphones', [], /Apple|AirPods|Beats/],
  ])('F-13 the owner of %s reads of no other maker, in any language', (_, name, codes, others) => {
    for (const locale of locales)
      expect(JSON.stringify(overriddenQuestionnaire(name, codes, locale))).not.toMatch(others)
  })
})
