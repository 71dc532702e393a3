import type { Device, Question } from '#domain/catalogue/devices/catalogue.ts'
import { conditionOf } from '#domain/offers/questions/grades.ts'
import { priceDevice, type PriceLine } from '#domain/offers/pricing/price-device.ts'
import { isComplete, followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Chance } from '#demo/chance.ts'

/** A device as somebody describes it, and what it is worth then. */
export type Description = { answers: Answers; condition: string; lines: PriceLine[]; cents: Cents }

/** What we found instead, and in which words the seller reads it. */
export type Finding = Description & { reasons: string[] }

const harmless = ({ answers }: Question) =>
  answers.filter(({ code, effect }) => effect.gate === undefined && code !== 'SEALED')

/** Most people describe a device in good order; nobody is refused in the demo. */
export function describeDevice(chance: Chance, { questions }: Device, terms: Terms): Description | undefined {
  const answers: Record<string, string[]> = {}
  for (;;) {
    const { current } = followAnswers(questions, answers)
    if (!current) break
    const choices = harmless(current)
    const chosen = choices[chance.percent(70) ? 0 : chance.whole(0, choices.length - 1)]
    if (!chosen) return undefined
    const several = current.kind === 'multi' && current.showIf === null && !chance.percent(50)
    answers[current.code] = several ? [] : [chosen.code]
  }
  return priced(questions, answers, terms)
}

function priced(questions: readonly Question[], answers: Answers, terms: Terms): Description | undefined {
  const walk = followAnswers(questions, answers)
  if (!isComplete(walk)) return undefined
  const said = walk.answered.map(({ question, chosen }) => [question.code, chosen.map(({ code }) => code)] as const)
  return {
    answers: Object.fromEntries(said),
    condition: conditionOf(walk.answered),
    ...priceDevice(terms, questions, answers),
  }
}

/** The device as we see it: one thing is otherwise than it was described. Nothing, if no answer changes the price so. */
export function findOtherwise(
  chance: Chance,
  { questions }: Device,
  terms: Terms,
  said: Description,
  found: 'worse' | 'better',
): Finding | undefined {
  const isMeant = (cents: number): boolean =>
    found === 'worse' ? cents < said.cents * 0.97 && cents > said.cents * 0.3 : cents > said.cents * 1.01
  const findings = questions
    .filter(({ code, kind }) => kind !== 'multi' && said.answers[code])
    .flatMap((question) =>
      harmless(question).flatMap(({ code, text }) => {
        const description = priced(questions, { ...said.answers, [question.code]: [code] }, terms)
        const reasons = [`${question.title || question.question}: ${text}`]
        return description && isMeant(description.cents) ? [{ ...description, reasons }] : []
      }),
    )
  return findings.length === 0 ? undefined : chance.pick(findings)
}
