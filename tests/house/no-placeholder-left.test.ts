import { describe, expect, test } from 'vitest'
import { receiptDocuments } from '#domain/payouts/receipts/receipt-document.ts'
import { pdfPrinter } from '#engines/pdf/pdf-printer.ts'
import { countries, countryCodes } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { completeCountry } from '#tests/support/fixtures/merchant/complete-settings.ts'
import { everyLetter } from '#tests/support/fixtures/every-letter.ts'
import { sampleReceipt } from '#tests/support/fixtures/merchant/sample-receipt.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'

/** What nobody may read who was written to by a merchant: everything that he is shipped with. */
const shippedWords = ({ merchant, warehouse, contact, presence }: Country): string[] => [
  merchant.name,
  `${merchant.street} ${merchant.houseNumber}`,
  merchant.vatId,
  merchant.iban,
  warehouse.name,
  warehouse.street,
  contact.sender,
  contact.recipient,
  `>${presence.brand}<`,
]

/** Those of the sample itself: the office where the merchant reads, and the addresses that he sets in the file. */
const own = (words: string): string =>
  words.replaceAll(/(?:office|[a-z]{2}|kaufen|comprar|acheter|vendere?|comprare)\.umlauf\.example/g, '')

describe.each(countryCodes)('F-34 ME-08 where the merchant of %s has said everything', (code) => {
  const country = completeCountry(code)
  const wrong = shippedWords(countries[code])

  test('no letter says what was shipped', () => {
    for (const [name, { subject, text, html, from }] of everyLetter(code, 'a-token', country)) {
      for (const form of [subject, text, html, from])
        for (const word of wrong) expect(own(form), `${name}: ${word}`).not.toContain(word)
      expect(from, name).toBe('Kaufhaus Nord <mail-address@kaufhaus.test>')
      expect(own(text), name).not.toMatch(/\bumlauf\b/i)
    }
  })

  test('no printed document does', async () => {
    const { receipt, certificates } = receiptDocuments(country, sampleReceipt(code))
    for (const document of [receipt, ...Object.values(certificates)]) {
      const printed = readPdf(await pdfPrinter.print(document))
        .lines.map(({ text }) => text)
        .join(' ')
      for (const word of wrong) expect(printed, word).not.toContain(word)
      expect(printed).toContain('Kaufhaus Nord GmbH')
    }
  })
})
