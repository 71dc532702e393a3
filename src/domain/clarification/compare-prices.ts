import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import type { Cents } from '#shop/money/money.ts'

/** The same reason for a price, before and after; a side is missing where the reason did not count. */
export type ComparedLine = { before?: PriceLine; after?: PriceLine }

/** In the order in which a price is made; answers stand between the first two and the rest. */
const ends: PriceLine['kind'][] = ['base', 'grade', 'answer', 'vat', 'tier', 'rounding', 'recycling', 'agreed']

/** Two prices of one device, reason by reason. Reasons that changed nothing on either side are left out. */
export function comparePrices(
  questions: readonly Question[],
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): ComparedLine[] {
  const pairs = new Map<string, ComparedLine>()
  const nameOf = (line: PriceLine) => reasonOf(line, [before, after])
  for (const line of before) pairs.set(nameOf(line), { before: line })
  for (const line of after) pairs.set(nameOf(line), { ...pairs.get(nameOf(line)), after: line })

  const rank = ({ before: one, after: other }: ComparedLine) => {
    const line = (one ?? other)!
    const place = line.kind === 'answer' ? questions.findIndex(({ code }) => code === line.question) : 0
    return ends.indexOf(line.kind) * 1_000 + place
  }
  return [...pairs.values()].filter(matters).toSorted((one, other) => rank(one) - rank(other))
}

/** Another answer to the same question is the same reason, unless several answers of it count at once. */
function reasonOf(line: PriceLine, sides: readonly (readonly PriceLine[])[]): string {
  if (line.kind !== 'answer') return line.kind
  const isSame = (other: PriceLine) => other.kind === 'answer' && other.question === line.question
  const isAlone = sides.every((side) => side.filter(isSame).length <= 1)
  return isAlone ? `answer ${line.question}` : `answer ${line.question} ${line.answer}`
}

const matters = ({ before, after }: ComparedLine): boolean => (before?.cents ?? 0) !== 0 || (after?.cents ?? 0) !== 0

export const differs = ({ before, after }: ComparedLine): boolean => before?.cents !== after?.cents

/** How a compared line is called: by both names where they are not the same. */
export function nameOfLine({ before, after }: ComparedLine, say: (line: PriceLine) => string): string {
  const names = [before, after].filter((line) => line !== undefined).map(say)
  return [...new Set(names)].join(' → ')
}

export const amountOfLine = (line: PriceLine | undefined, money: (amount: Cents) => string): string =>
  line === undefined ? '–' : money(line.cents)
