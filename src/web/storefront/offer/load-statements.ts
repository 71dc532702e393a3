import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { priceSoFar } from '#domain/offers/pricing/price-so-far.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { askedOf, confirmed, type Statement } from '#domain/offers/questions/fast-lane.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import { cents } from '#shop/money/money.ts'
import type { PriceFormat } from './price-format.ts'

type Asked = { questions: readonly Question[]; statements: readonly Statement[]; terms: Terms; answers: Answers }

export type StatementData = ReturnType<typeof tellStatements>[number]

/** Line by line what is confirmed, what else could be said, and what that would do to the price. */
export function tellStatements(format: PriceFormat, { questions, statements, terms, answers }: Asked) {
  const said = confirmed(statements, answers)
  const priceWith = (change: Answers) => priceSoFar(terms, questions, askedOf(questions, { ...said, ...change })).cents

  return statements.map(({ question, usual }) => {
    const { code, kind, statement } = question
    const price = priceWith({ [code]: usual })
    return {
      code,
      kind,
      text: statement || inFull(format, question, usual),
      question: question.question,
      choices: question.answers.map((answer) => ({
        code: answer.code,
        text: answer.text,
        isChosen: said[code]!.includes(answer.code),
        isUsual: usual.includes(answer.code),
        change: format.change(cents(answer.effect.gate ? 0 : priceWith({ [code]: [answer.code] }) - price)),
      })),
    }
  })
}

/** A question that nobody has made a statement of is quoted with its answer. */
function inFull({ t }: PriceFormat, { question, answers }: Question, usual: readonly string[]): string {
  const said = answers.filter(({ code }) => usual.includes(code)).map(({ text }) => text)
  return `${question} ${said.join(', ') || t('product.questions.given.nothing')}`
}
