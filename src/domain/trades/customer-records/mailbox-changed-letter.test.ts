import { expect, test } from 'vitest'
import { htmlProblem } from '#tests/support/readers/pages/html-problem.ts'
import { spokenIn } from '#tests/support/readers/languages/foreign-words.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { mailboxChangedLetter } from './mailbox-changed-letter.ts'

test.each(countryCodes)('X1.08 a letter about another mailbox reads as agreed in %s', async (code) => {
  const change = { trades: [26_004_713, 26_004_721], mailbox: 'bo@example.com' }
  const { subject, text, html, to } = mailboxChangedLetter(shopOf(code), 'ana@example.com', change)

  expect(htmlProblem(html)).toBeUndefined()
  expect(text).not.toMatch(/[<>{}]|undefined|bo@/)
  for (const said of ['T-26-004713', 'T-26-004721', 'b…@example.com']) expect(text).toContain(said)
  expect(subject.length).toBeLessThanOrEqual(78)
  expect(to).toBe('ana@example.com')
  expect(spokenIn(`${subject}\n${text}`)).toEqual([code === 'at' ? 'de' : code])
  await expect(`${subject}\n\n${text}\n`).toMatchFileSnapshot(`snapshots/mailbox-changed-${code}.txt`)
})
