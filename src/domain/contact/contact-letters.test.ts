import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { contactLetter, copyLetter, type LetterMessage } from './contact-letters.ts'

const told: LetterMessage = {
  number: 1001,
  subject: 'return-questions',
  name: 'Ana <b>Muster</b>',
  email: 'ana@example.com',
  message: 'Guten Tag!\n\nMehr steht auf https://spam.example/buy und www.more.example.',
  trade: 'T-26-000018',
  attachments: [{ id: '1', name: 'Rechnung.pdf', contentType: 'application/pdf', bytes: 1_250_000 }],
}

test.each(Object.values(countries))('what letters about a message say in $code', async (country) => {
  const shop = { country, mode: modes.default }
  const letters = [contactLetter(shop, told, 'office.umlauf.example'), copyLetter(shop, told)]

  const said = letters.map(({ subject, from, to, replyTo, text }) =>
    [`From: ${from}`, `To: ${to}`, `Reply-To: ${replyTo}`, `Subject: ${subject}`, '', text].join('\n'),
  )
  await expect(`${said.join('\n\n=====\n\n')}\n`).toMatchFileSnapshot(`snapshots/${country.code}.txt`)
  for (const { text, html } of letters) {
    expect(text).not.toMatch(/\{\w+\}/)
    expect(html).not.toContain('<b>Muster')
    expect(html).not.toMatch(/<img|<script|src=/)
  }
  expect(letters[1]!.html).not.toMatch(/spam\.example|more\.example|Muster/)
})
