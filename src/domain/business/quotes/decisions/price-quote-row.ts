import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { calculateOffer } from '#domain/offers/pricing/calculate-offer.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { conditionOf, sellerGrades } from '#domain/offers/questions/grades.ts'
import { keepQuestions } from '#domain/offers/questions/questionnaires.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { piecesOf, totalOf, type QuoteLine } from '#domain/business/quotes/business-quote.ts'
import { changeQuote, newestPriceList, writeQuoteLines } from '#domain/business/quotes/business-quote-store.ts'
import { NOBODY } from '#domain/business/quotes/price-quote-lines.ts'
import { alike, isOpen, MAX_ANSWER_LENGTH, type QuoteRow } from '#domain/business/quotes/rows/quote-row.ts'
import { answerRows, becomeLine, rowsOfQuote } from '#domain/business/quotes/rows/quote-row-store.ts'
import { subjectOf, takeStep, type Held, type SeenQuote, type StepResult } from './quote-step.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** Which row, and whether all others that name the same device go with it. */
export type ChosenRow = { position: number; withAlike: boolean }

export type RowPrice = ChosenRow & {
  device: number
  grade: string
  /** What we pay for one piece; nothing for what our list says. */
  price: Cents | null
}

type RowRefusal = 'no-such-row' | 'no-such-device' | 'grade-missing' | 'price-missing' | 'state-refused'

type AnswerRefusal = 'no-such-row' | 'reason-too-long'

const chosenRows = async (
  tx: Transaction,
  { quote }: Held,
  { position, withAlike }: ChosenRow,
): Promise<QuoteRow[]> => {
  const rows = await rowsOfQuote(tx, quote.id)
  const row = rows.find((each) => each.position === position && isOpen(each))
  if (!row) return []
  return withAlike ? alike(rows, row) : [row]
}

/** A colleague knows what our list could not tell: which device a row is, and what it brings. Then it is a line as any other. */
export const priceQuoteRow = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  wanted: RowPrice,
): Promise<StepResult<RowRefusal>> =>
  takeStep<RowRefusal>(engines, storefronts, colleague, seen, async (tx, held) => {
    const { quote, lines, shop, at } = held
    const rows = await chosenRows(tx, held, wanted)
    const grade = sellerGrades.find((each) => each === wanted.grade)
    const found = await findDevice({ db: tx, now: engines.now }, shop.country.locale, wanted.device)
    if (rows.length === 0) return { ok: false, reason: 'no-such-row' }
    if (!found) return { ok: false, reason: 'no-such-device' }
    if (!grade) return { ok: false, reason: 'grade-missing' }
    const faults = rows[0]!.device === wanted.device ? rows[0]!.faults : {}
    const answers = answersOfGrade(found.device.questions, grade, faults)
    if (!answers) return { ok: false, reason: 'state-refused' }

    const priced = await priceByList({ db: tx, now: () => at }, held, found.device, answers, piecesOf(rows))
    if (!priced.isListed && wanted.price === null) return { ok: false, reason: 'price-missing' }
    const line: QuoteLine = {
      ...priced.line,
      position: lines.length,
      questionnaire: await keepQuestions(tx, found.device.questions),
      quantity: piecesOf(rows),
      imeis: rows.flatMap(({ imei }) => imei ?? []),
      cents: wanted.price ?? priced.line.calculated,
    }
    await writeQuoteLines(tx, quote.id, [line])
    await becomeLine(
      tx,
      quote.id,
      rows.map(({ position }) => position),
      line.position,
    )
    const all = [...lines, line]
    await changeQuote(tx, quote.id, { pieces: piecesOf(all), cents: totalOf(all) }, at)
    const { deviceName, condition, quantity, calculated } = line
    const after = { line: line.position + 1, device: deviceName, condition, quantity, calculated, cents: line.cents }
    await auditRows(tx, colleague, held, rows, after)
    return { ok: true }
  })

type ListedLine = Omit<QuoteLine, 'position' | 'questionnaire' | 'quantity' | 'imeis' | 'cents'>

/** What our list pays. Of what we do not buy otherwise it knows nothing: then only the agreed price counts. */
async function priceByList(
  engines: Pick<Engines, 'db' | 'now'>,
  { quote, shop }: Held,
  device: Device,
  answers: Answers,
  added: number,
): Promise<{ isListed: boolean; line: ListedLine }> {
  const tier = { segment: 'business', pieces: quote.pieces + added } as const
  const today = await findTerms(engines, shop.country, device, tier)
  const { id: deviceId, manufacturer, name, questionnaireVersion } = device
  const known = { deviceId, deviceName: `${manufacturer} ${name}`, questionnaireVersion, answers }
  if (today) {
    const { landingPage } = quote
    const result = calculateOffer(shop, { device, answers, ...today, visitor: NOBODY, landingPage }, engines.now())
    if (result.ok) {
      const { condition, priceList, base, repairCosts, lines, cents: calculated } = result.offer
      const rules = result.offer.rules.version
      return { isListed: true, line: { ...known, condition, priceList, rules, base, repairCosts, lines, calculated } }
    }
  }
  const condition = conditionOf(followAnswers(device.questions, answers).answered)
  const { version: rules } = await findRules(engines)
  const nothing = { rules, base: cents(0), repairCosts: {}, lines: [], calculated: cents(0) }
  return { isListed: false, line: { ...known, condition, priceList: await newestPriceList(engines.db), ...nothing } }
}

/** Why we do not buy what stands in a row: the company reads it beside the row. Without a word nothing stands there. */
export const answerQuoteRow = (
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  seen: SeenQuote,
  { answer, ...chosen }: ChosenRow & { answer: string },
): Promise<StepResult<AnswerRefusal>> =>
  takeStep<AnswerRefusal>(engines, storefronts, colleague, seen, async (tx, held) => {
    const words = oneLine(answer)
    const rows = await chosenRows(tx, held, chosen)
    if (rows.length === 0) return { ok: false, reason: 'no-such-row' }
    if (words.length > MAX_ANSWER_LENGTH) return { ok: false, reason: 'reason-too-long' }
    await answerRows(
      tx,
      held.quote.id,
      rows.map(({ position }) => position),
      words,
    )
    await changeQuote(tx, held.quote.id, {}, held.at)
    await auditRows(tx, colleague, held, rows, { answer: words })
    return { ok: true }
  })

const auditRows = (
  tx: Transaction,
  colleague: Colleague,
  { quote, at }: Held,
  rows: readonly QuoteRow[],
  after: object,
) => {
  const before = { rows: rows.map(({ line }) => line), answer: rows[0]!.answer }
  return writeAudit(tx, colleague, { action: 'businessQuote.row', subject: subjectOf(quote), before, after }, at)
}
