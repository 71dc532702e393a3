import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Question } from '#domain/catalogue/catalogue.ts'
import { questionnaireFile, questionRecords } from '#domain/catalogue/questionnaire-file.ts'

export const sheetNames = ['camera', 'console', 'headphones', 'lens', 'notebook', 'phone', 'tablet', 'watch'] as const

/** The questions of a kind of device as the shop is seeded with them, in German. */
export function questionSheet(name: (typeof sheetNames)[number]): Question[] {
  const file = v.parse(questionnaireFile, JSON.parse(readFileSync(`seeds/questionnaires/${name}.json`, 'utf8')))
  return questionRecords(file).map(({ code, kind, showIf, ordered, texts, answers }, index) => ({
    id: index + 1,
    code,
    kind: kind as Question['kind'],
    showIf,
    ordered,
    title: texts[0]!.title,
    question: texts[0]!.question,
    description: texts[0]!.description,
    answers: answers.map((answer, position) => ({
      id: index * 100 + position,
      code: answer.code,
      text: answer.texts[0]!.text,
      effect: answer.effect,
    })),
  }))
}
