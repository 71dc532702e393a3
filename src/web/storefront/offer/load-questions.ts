import type { Device, Question } from '#domain/catalogue/catalogue.ts'
import { findTerms } from '#domain/offers/find-terms.ts'
import { priceDevice, type PriceLine, type Terms } from '#domain/offers/price-device.ts'
import { sayLine } from '#domain/offers/say-line.ts'
import { isLast, walkQuestions, type Answered, type Answers } from '#domain/offers/walk-questions.ts'
import { whatIf } from '#domain/offers/what-if.ts'
import { cents, type Cents } from '#shop/money.ts'
import { translator, type Translate } from '#shop/words.ts'
import type { PageContext } from '#web/context.ts'

/** What is asked next about a device, and what the answers so far come to; nothing if it has no price. */
export async function loadQuestions({ engines, shop, words }: PageContext, device: Device, given: Answers) {
  const today = await findTerms(engines, shop.country, device)
  return today && tellQuestions(translator(words, shop.country.icuLocale), device.questions, today.terms, given)
}

export type QuestionsData = ReturnType<typeof tellQuestions>

function tellQuestions(t: Translate, questions: readonly Question[], terms: Terms, given: Answers) {
  const answers = understood(questions, given)
  const { answered, current, ahead, gate } = walkQuestions(questions, answers)
  const { cents: price, lines } = priceDevice(terms, answered)

  return {
    answers,
    step: answered.length + 1,
    steps: answered.length + 1 + ahead,
    current: current && {
      ...tellQuestion(current, whatIf(terms, questions, answers, current), price),
      /** Its list of boxes was sent without a tick, but one is needed. */
      leftEmpty: answers[current.code]?.length === 0,
      isLast: isLast(questions, answers, current),
    },
    gate: gate && { kind: gate.gate, question: gate.question.code },
    given: tellAnswers(answered),
    price,
    lines: tellLines(t, questions, lines),
  }
}

/** Only what these questions know is carried from page to page. */
const understood = (questions: readonly Question[], given: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ code, answers }) => {
      const chosen = given[code]
      return chosen?.every((value) => answers.some((answer) => answer.code === value)) ? [[code, chosen]] : []
    }),
  )

export type AskedQuestion = NonNullable<QuestionsData['current']>

function tellQuestion(asked: Question, prices: ReadonlyMap<string, Cents>, price: Cents) {
  const { code, kind, question, description, answers } = asked
  return {
    code,
    kind,
    question,
    description,
    choices: answers.map((answer) => ({
      code: answer.code,
      text: answer.text,
      /** What choosing it does to the price so far. */
      change: cents(answer.effect.gate ? 0 : (prices.get(answer.code) ?? price) - price),
      assumes: assumedBy(asked, answer),
    })),
  }
}

/** In words, what “not sure” is taken for. */
const assumedBy = ({ answers }: Question, { effect }: Question['answers'][number]): string | undefined =>
  answers.find(({ code }) => code === effect.assume)?.text

export type GivenAnswer = ReturnType<typeof tellAnswers>[number]

export const tellAnswers = (answered: readonly Answered[]) =>
  answered.map(({ question, chosen }) => ({
    code: question.code,
    title: question.title || question.question,
    chosen: chosen.map((answer) => ({ text: answer.text, assumes: assumedBy(question, answer) })),
  }))

export type SaidLine = { label: string; cents: Cents }

/** A step that changes nothing explains nothing. */
export const tellLines = (t: Translate, questions: readonly Question[], lines: readonly PriceLine[]): SaidLine[] =>
  lines
    .filter((line) => line.kind === 'base' || line.cents !== 0)
    .map((line) => ({ label: sayLine(t, questions, line), cents: line.cents }))
