import type { Device, Question } from '#domain/catalogue/devices/catalogue.ts'
import { usualSegment } from '#domain/catalogue/prices/segment.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import { priceSoFar } from '#domain/offers/pricing/price-so-far.ts'
import { withoutAnswer, type Lane } from '#domain/offers/questions/answers-address.ts'
import { askedOf, statementsIn } from '#domain/offers/questions/fast-lane.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import {
  isLast,
  understood,
  followAnswers,
  type Answered,
  type Answers,
} from '#domain/offers/questions/follow-answers.ts'
import { whatIf } from '#domain/offers/pricing/what-if.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { conditionArt } from '#shop/devices/condition-pictures.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { PageContext } from '#web/context.ts'
import { tellStatements } from './load-statements.ts'
import { priceFormatFor, type PriceFormat } from './price-format.ts'
import { tellGate } from './tell-gate.ts'

/** What is asked next about a device, and what the answers so far come to; nothing if it has no price. */
export async function loadQuestions(asking: PageContext, device: Device, given: Given) {
  const { engines, shop } = asking
  const today = await findTerms(engines, shop.country, device, { segment: usualSegment(shop), pieces: 1 })
  return today && tellQuestions(priceFormatFor(asking), device, today.terms, given)
}

export type QuestionsData = ReturnType<typeof tellQuestions>

type Asking = Pick<Device, 'questionnaire' | 'questions' | 'manufacturer' | 'categoryCode'>

/** What somebody has said so far, and how he goes on. */
type Given = { answers: Answers; lane: Lane | undefined }

function tellQuestions(format: PriceFormat, device: Asking, terms: Terms, given: Given) {
  const { questionnaire, questions } = device
  const { lane } = given
  const said = understood(questions, given.answers)
  const answers = lane === 'confirmed' ? askedOf(questions, said) : said
  const { answered, current, ahead, gate } = followAnswers(questions, answers)
  const { cents: price, lines } = priceSoFar(terms, questions, answers)
  const statements = statementsIn(questions)
  const hasList = statements.length > 1
  const isList = hasList && (lane === 'list' || (lane === undefined && Object.keys(answers).length === 0))
  const steps = answered.length + 1 + ahead.length

  return {
    answers,
    // What follows may be answered already: by the list, or before somebody changed his mind.
    step: steps - ahead.filter(({ code }) => answers[code] === undefined).length,
    steps,
    /** All that can be confirmed at once, if that is what is asked now. */
    statements: isList ? tellStatements(format, { questions, statements, terms, answers }) : undefined,
    /** Whoever answers one by one may confirm the list instead; who has just confirmed it may look at it again. */
    list: lane === 'confirmed' ? lane : hasList && statements.some(({ question }) => question === current) && 'offered',
    current: isList
      ? undefined
      : current && tellQuestion(format, { questionnaire, questions, answers, terms, current }),
    gate: gate && tellGate(format.t, device, gate),
    given: describeAnswers(answered),
    price: format.upTo(price),
    lines: describeLines(format, questions, lines),
  }
}

type Current = Pick<Asking, 'questionnaire' | 'questions'> & { answers: Answers; terms: Terms; current: Question }

function tellQuestion(format: PriceFormat, { questionnaire, questions, answers, terms, current }: Current) {
  const { cents: price } = priceSoFar(terms, questions, answers)
  return {
    code: current.code,
    kind: current.kind,
    question: current.question,
    description: current.description,
    choices: tellChoices(format, {
      questionnaire,
      question: current,
      prices: whatIf(terms, questions, withoutAnswer(answers, current.code), current),
      price,
    }),
    /** Its list of boxes was sent without a tick, but one is needed. */
    leftEmpty: answers[current.code]?.length === 0,
    isLast: isLast(questions, answers, current),
  }
}

export type AskedQuestion = ReturnType<typeof tellQuestion>

type Asked = { questionnaire: string; question: Question; prices: ReadonlyMap<string, Cents>; price: Cents }

const tellChoices = (format: PriceFormat, { questionnaire, question, prices, price }: Asked) =>
  question.answers.map((answer) => ({
    code: answer.code,
    text: answer.text,
    picture: conditionArt(questionnaire, question.code, answer.code),
    /** What choosing it does to the price so far. */
    change: format.change(cents(answer.effect.gate ? 0 : (prices.get(answer.code) ?? price) - price)),
    assumes: assumedBy(question, answer),
  }))

/** In words, what “not sure” is taken for. */
const assumedBy = ({ answers }: Question, { effect }: Question['answers'][number]): string | undefined =>
  answers.find(({ code }) => code === effect.assume)?.text

export type GivenAnswer = ReturnType<typeof describeAnswers>[number]

export const describeAnswers = (answered: readonly Answered[]) =>
  answered.map(({ question, chosen }) => ({
    code: question.code,
    title: question.title || question.question,
    chosen: chosen.map((answer) => ({ text: answer.text, assumes: assumedBy(question, answer) })),
  }))

export type SaidLine = { label: string; amount: string; look: 'gain' | 'plain' }

/** A step that changes nothing explains nothing. */
export const describeLines = (
  format: PriceFormat,
  questions: readonly Question[],
  lines: readonly PriceLine[],
): SaidLine[] =>
  lines
    .filter((line) => line.kind === 'base' || line.cents !== 0)
    .map((line) => ({
      label: formatLine(format.t, questions, line),
      amount: line.kind === 'base' ? format.plain(line.cents) : format.change(line.cents),
      look: line.kind !== 'base' && line.cents > 0 ? 'gain' : 'plain',
    }))
