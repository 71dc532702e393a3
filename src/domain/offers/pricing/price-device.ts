import { offerFor } from '#domain/catalogue/prices/base-price.ts'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import { gradeOf, type Grade } from '#domain/offers/questions/grades.ts'
import { lowestWorth, milderThan } from './lowest-worth.ts'
import { tierFor } from './volume-tiers.ts'
import { followAnswers, type Answered, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { gradedPrice, isBought, mostTaken, netOf, shareOf, type Agreement, type Share, type Terms } from './worth.ts'

/** One reason for the price. The lines of a price add up to it. */
export type PriceLine =
  | { kind: 'base' | 'vat' | 'rounding' | 'recycling'; cents: Cents }
  | { kind: 'grade'; grade: Grade; cents: Cents }
  | {
      kind: 'answer'
      question: string
      answer: string
      cents: Cents
      /** A milder answer that takes as much: this one must not take less. */
      atLeast?: string | undefined
    }
  | { kind: 'tier'; basisPoints: number; cents: Cents }
  | ({ kind: 'agreed'; cents: Cents } & Agreement)

type AnswerLine = Extract<PriceLine, { kind: 'answer' }>

export type DevicePrice = { cents: Cents; lines: PriceLine[] }

/** What the shop pays for a device, with every step on the way; whole cents and basis points only, each product cut. */
export function priceDevice(terms: Terms, questions: readonly Question[], answers: Answers): DevicePrice {
  const { answered } = followAnswers(questions, answers)
  const grade = gradeOf(answered)
  const held = heldDown(terms, questions, answers, answered)
  return finish(terms, [...gradedLines(terms, grade), ...answerLines(terms, grade, answered, held)])
}

/** What it pays if nothing is known of a device but its looks: it works, and comes alone. */
export const priceOfLooks = (terms: Terms, grade: Grade): Cents => priceLooks(terms, grade).cents

export const priceLooks = (terms: Terms, grade: Grade): DevicePrice => finish(terms, gradedLines(terms, grade))

const gradedLines = (terms: Terms, grade: Grade): PriceLine[] => [
  { kind: 'base', cents: terms.base },
  { kind: 'grade', grade, cents: cents(gradedPrice(terms, grade) - terms.base) },
]

/** From what a device is worth to what is paid. */
function finish(terms: Terms, worth: readonly PriceLine[]): DevicePrice {
  const lines = [...worth]
  if (terms.segment === 'business') lines.push(...businessLines(terms, sumOf(lines)))
  const payable = sumOf(lines)
  const rounding = payable % terms.rules.prices.step
  lines.push({ kind: 'rounding', cents: cents(-rounding) })
  const refused = payable - rounding - offerFor(terms.rules, payable)
  if (refused > 0) lines.push({ kind: 'recycling', cents: cents(-refused) })
  if (terms.agreed) lines.push(agreedLine(sumOf(lines), terms.agreed))
  return { cents: sumOf(lines), lines }
}

const sumOf = (lines: readonly PriceLine[]): Cents => sumCents(lines.map((line) => line.cents))

function businessLines(terms: Terms, worth: Cents): PriceLine[] {
  const { vat, bonus } = netOf(terms, worth)
  const basisPoints = tierFor(terms.rules, terms.pieces)
  const net: PriceLine = { kind: 'vat', cents: vat }
  return basisPoints === 0 ? [net] : [net, { kind: 'tier', basisPoints, cents: bonus }]
}

/** By question: how much more than by itself an answer takes, and which milder one takes as much. */
type Held = ReadonlyMap<string, { more: number; atLeast: string | undefined }>

/** Lets one question after the other be answered more mildly; who makes the device cheaper so is held to that. */
function heldDown(terms: Terms, questions: readonly Question[], answers: Answers, answered: readonly Answered[]): Held {
  const held = new Map<string, { more: number; atLeast: string | undefined }>()
  const lenient = answered.filter(({ question, chosen }) => milderThan(question, chosen).length > 0)
  if (lenient.length === 0) return held

  const lowest = (free: ReadonlySet<string>, last?: string) => lowestWorth(terms, questions, answers, { free, last })
  const all = lowest(new Set(questions.map(({ code }) => code))).worth
  const unasked = questions.filter((question) => answered.every((each) => each.question.code !== question.code))
  const free = new Set(unasked.map(({ code }) => code))
  let before = lowest(free).worth
  for (const { question } of lenient) {
    if (before === all) break
    free.add(question.code)
    const { worth, instead } = lowest(free, question.code)
    if (worth < before) held.set(question.code, { more: before - worth, atLeast: instead })
    before = worth
  }
  return held
}

/** What each answer does, in the order of the questions. What faults take, and what is missing, ends where nothing is left. */
function answerLines(terms: Terms, grade: Grade, answered: readonly Answered[], held: Held): PriceLine[] {
  const graded = gradedPrice(terms, grade)
  const shares = answered.flatMap(({ question, chosen }) =>
    chosen.map((answer) => ({ question, answer, ...shareOf(terms, graded, question, answer) })),
  )
  const taken = cutTo(
    mostTaken(terms, graded),
    shares.map((share) => share.taken),
  )
  const gained = sumOfNumbers(shares.map(({ added }) => Math.max(added, 0)))
  const left = graded - sumOfNumbers(taken) + gained
  const missing = cutTo(
    left,
    shares.map(({ added }) => Math.max(-added, 0)),
  )
  const along = isBought(terms, cents(left - sumOfNumbers(missing)))

  return shares.flatMap((share, index): AnswerLine[] => {
    const { more = 0, atLeast } = held.get(share.question.code) ?? {}
    if (!moves(share.answer) && more === 0) return []
    const own = Math.max(share.added, 0) - taken[index]! - missing[index]! + (along ? share.along : 0)
    const line = { kind: 'answer', question: share.question.code, answer: share.answer.code } as const
    return [{ ...line, cents: cents(own - more), ...(atLeast !== undefined && { atLeast }) }]
  })
}

const moves = ({ effect: { bp, bonusBp, cents: amount } }: Answer): boolean => Boolean(bp || bonusBp || amount)

const sumOfNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** The amounts as they are, until together they come to the most. */
function cutTo(most: number, amounts: readonly Share['taken'][]): number[] {
  let left = most
  return amounts.map((amount) => {
    const cut = Math.min(amount, left)
    left -= cut
    return cut
  })
}

/** As described it comes to what was agreed, otherwise to as much more or less in proportion. */
function agreedLine(found: Cents, { price, instead }: Agreement): PriceLine {
  const agreed = instead === 0 ? found + price : Math.trunc((found * price) / instead)
  return { kind: 'agreed', price, instead, cents: cents(agreed - found) }
}

/** What was agreed about the price of an offer, if anything was. */
export function agreementIn(lines: readonly PriceLine[]): Agreement | undefined {
  const line = lines.find((each) => each.kind === 'agreed')
  return line && { price: line.price, instead: line.instead }
}
