import { expect, test } from 'vitest'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { comparePrices, differs, nameOfLine } from './compare-prices.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const questions = questionnaire('phone')
const terms = { rules: firstRules, base: cents(500_00), repairCosts: {}, segment: 'consumer', pieces: 1 } as const

const linesWith = (answers: Record<string, string[]>) =>
  priceDevice(terms, questions, { ...usedPhone.answers, ...answers }).lines

const compare = (answers: Record<string, string[]>) => comparePrices(questions, linesWith({}), linesWith(answers))

test('two prices stand side by side, and each side adds up to its price', () => {
  const rows = compare({ BATTERY: ['LT_80'], HOUSING: ['DENTS'], DISPLAY_GLASS: ['CRACKED'] })
  const sum = (side: 'before' | 'after') => sumCents(rows.flatMap((row) => row[side]?.cents ?? []))

  expect(sum('before')).toBe(sumCents(linesWith({}).map((line) => line.cents)))
  expect(sum('after')).toBe(
    sumCents(
      linesWith({ BATTERY: ['LT_80'], HOUSING: ['DENTS'], DISPLAY_GLASS: ['CRACKED'] }).map((line) => line.cents),
    ),
  )
  expect(rows[0]).toMatchObject({ before: { kind: 'base' }, after: { kind: 'base' } })
  expect(differs(rows[0]!)).toBe(false)
})

test('a reason that only counts now stands alone on its side', () => {
  const row = compare({ DISPLAY_GLASS: ['CRACKED'] }).find(({ after }) => after?.kind === 'answer' && after.cents < 0)!

  expect(row.before).toBeUndefined()
  expect(differs(row)).toBe(true)
})

test('another grade is the same reason under two names', () => {
  const grade = compare({ HOUSING: ['DENTS'] }).find(({ before }) => before?.kind === 'grade')!
  const name = nameOfLine(grade, (line) => (line.kind === 'grade' ? `Grade ${line.grade}` : ''))

  expect(name).toMatch(/^Grade B → Grade [CD]$/)
})

test('the same price twice has nothing that differs', () => {
  expect(compare({}).some(differs)).toBe(false)
})
