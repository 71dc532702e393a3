import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conditionArt, picturedAnswers } from '#shop/devices/condition-pictures.ts'
import { overriddenQuestionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { drawConditionAt } from './draw-condition.ts'

interface Questionnaire {
  code: string
  questions: { code: string; type: string; answers: { code: string; grade?: string; part?: string }[] }[]
}

const questionnaires = globSync('seeds/questionnaires/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Questionnaire,
)

/** What some devices are asked besides. */
const handheld = overriddenQuestionnaire('console', ['HANDHELD']).map(({ code, kind, answers }) => ({
  code,
  type: kind,
  answers: answers.map((answer) => ({ code: answer.code, ...answer.effect })),
}))

const asked = [...questionnaires, { code: 'CONSOLE', questions: handheld }].flatMap(
  ({ code: questionnaire, questions }) =>
    questions.flatMap(({ code: question, type, answers }) =>
      answers.map((answer) => ({ questionnaire, question, type, answer })),
    ),
)

const pictured = picturedAnswers().map(({ category, question, answer }) => conditionArt(category, question, answer)!)

test('every answer that grades a device or names a broken part has a picture', () => {
  const judged = asked.filter(({ type, answer }) => type === 'single' && (answer.grade || answer.part))

  expect(judged.length).toBeGreaterThan(70)
  expect(
    judged.filter(({ questionnaire, question, answer }) => !conditionArt(questionnaire, question, answer.code)),
  ).toEqual([])
})

test('every defect and every accessory has a picture', () => {
  const several = asked.filter(({ type }) => type === 'multi')

  expect(
    several.filter(({ questionnaire, question, answer }) => !conditionArt(questionnaire, question, answer.code)),
  ).toEqual([])
})

test('no question is half pictured', () => {
  const questions = Map.groupBy(asked, ({ questionnaire, question }) => `${questionnaire} ${question}`)
  const shares = [...questions].map(([name, answers]) => {
    const drawn = answers.filter(({ questionnaire, question, answer }) =>
      conditionArt(questionnaire, question, answer.code),
    )
    return { name, half: drawn.length > 0 && drawn.length < answers.length }
  })

  expect(shares.filter(({ half }) => half)).toEqual([])
})

test('only answers that the questionnaires know are drawn', () => {
  const known = new Set(
    asked.map(({ questionnaire, question, answer }) => conditionArt(questionnaire, question, answer.code)),
  )

  expect(pictured.filter((address) => !known.has(address))).toEqual([])
})

test('whose device it is, no picture tells', () => {
  expect(conditionArt('PHONE', 'OWNERSHIP', 'YES')).toBeUndefined()
  expect(conditionArt('PHONE', 'constructor', 'name')).toBeUndefined()
  expect(conditionArt('SPOON', 'HOUSING', 'LIGHT')).toBeUndefined()
  expect(conditionArt('LENS', 'DISPLAY_GLASS', 'DEEP')).toBeUndefined()
})

test('an address is made of small letters and dashes', () => {
  expect(conditionArt('PHONE', 'DISPLAY_GLASS', 'NO_MARKS')).toBe('/art/conditions/phone/display-glass/no-marks.svg')
  expect(pictured.filter((address) => !/^\/art\/conditions(\/[a-z0-9-]+){3}\.svg$/.test(address))).toEqual([])
})

test.each(pictured)('%s is a small file of strokes only', (address) => {
  const svg = drawConditionAt(address) ?? ''

  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg).not.toMatch(/<text|<script|<image|<use|<foreignObject|href|style|NaN|undefined|null|false|Infinity/)
  expect(svg.length).toBeLessThan(4096)
  expect(openTags(svg)).toEqual([])
})

test('no two answers to a question look alike', () => {
  const byQuestion = Map.groupBy(pictured, (address) => address.replace(/\/[^/]+$/, ''))
  const alike = [...byQuestion].filter(([, answers]) => new Set(answers.map(drawConditionAt)).size < answers.length)

  expect(alike).toEqual([])
})

/** The tags that were opened and not closed, as a browser would refuse them. */
function openTags(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!rest!.endsWith('/')) open.push(name!)
  }
  return open
}
