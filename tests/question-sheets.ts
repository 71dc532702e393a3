import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Question } from '#domain/catalogue/catalogue.ts'
import { overrideFile, type OverrideFile } from '#domain/catalogue/override-file.ts'
import { overriddenBy } from '#domain/catalogue/question-override.ts'
import { questionnaireFile, questionRecords } from '#domain/catalogue/questionnaire-file.ts'
import { locales, type Locale } from '#shop/locale.ts'

export const sheetNames = ['camera', 'console', 'headphones', 'lens', 'notebook', 'phone', 'tablet', 'watch'] as const

export type SheetName = (typeof sheetNames)[number]

/** The questions of a kind of device as the shop is seeded with them, in German if not said otherwise. */
export function questionSheet(name: SheetName, locale: Locale = 'de_DE'): Question[] {
  const file = v.parse(questionnaireFile, JSON.parse(readFileSync(`seeds/questionnaires/${name}.json`, 'utf8')))
  const spoken = locales.indexOf(locale)
  return questionRecords(file).map(({ code, kind, showIf, ordered, texts, answers }, index) => ({
    id: index + 1,
    code,
    kind: kind as Question['kind'],
    showIf,
    ordered,
    title: texts[spoken]!.title,
    question: texts[spoken]!.question,
    description: texts[spoken]!.description,
    answers: answers.map((answer, position) => ({
      id: index * 100 + position,
      code: answer.code,
      text: answer.texts[spoken]!.text,
      effect: answer.effect,
    })),
  }))
}

/** What the shop asks otherwise about some devices. */
export const seededOverrides: OverrideFile[] = globSync('seeds/questionnaires/overrides/*.json')
  .toSorted()
  .map((file) => v.parse(overrideFile, JSON.parse(readFileSync(file, 'utf8'))))

/** The questions with these overrides, one after the other. */
export function overriddenSheet(name: SheetName, codes: readonly string[], locale: Locale = 'de_DE'): Question[] {
  const overrides = codes.map((code, id) => {
    const { questions, drop } = seededOverrides.find(
      (file) => file.code === code && file.questionnaire === name.toUpperCase(),
    )!
    const changes = { ...(questions && { questions }), ...(drop && { drop }) }
    return { id: id + 1, questionnaire: name.toUpperCase(), code, changes, places: [] }
  })
  return overriddenBy(questionSheet(name, locale), overrides, locale)
}
