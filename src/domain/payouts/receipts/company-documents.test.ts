import { expect, test } from 'vitest'
import type { Company } from '#domain/trades/sale/new-trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findReceipts } from './find-receipts.ts'
import { readReceipt } from './read-documents.ts'

const engines = useEngines({ stocked: true })

/** What the paper says that a company gets for two phones of this price, once they are paid. */
async function documentOf(taxMode: Company['taxMode'], finalCents: number) {
  // Nobody sends more than one such sum a day alone.
  const finance = await hireColleague(engines(), `${taxMode}-${finalCents}`, 'finance')
  const business = { company: 'Muster GmbH', vatId: 'de 136 695 976', taxMode }
  const declared = { owner: true, privateSale: false, terms: true }
  const trade = await acceptedTrade(engines(), 'de', { pieces: 2, finalCents, change: { business, declared } })
  const { number, cents } = (await sendMoney(engines(), finance)).get(trade.id)!
  await bankTells(engines(), finance, [{ payout: number, cents }])
  const search = { text: formatTradeNumber(trade.number), descending: true }
  const { rows: receipts } = await findReceipts(engines(), search, { limit: 2 })
  const { lines } = readPdf((await readReceipt(engines(), receipts[0]!.number))!.bytes)
  return lines
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00A0', ' ')
}

const laws = {
  net: 'auf Rechnung des Verkäufers zusätzlich gezahlt',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers nach § 13b Abs. 2 Nr. 10 und Abs. 5 UStG',
  smallBusiness: 'Kleinunternehmer nach § 19 UStG',
  marginScheme: 'Differenzbesteuerung nach § 25a UStG',
}

test.each([
  ['standard', 2_499_50, '4.999,00 €', 'net'],
  ['standard', 2_500_00, '5.000,00 €', 'reverseCharge'],
  ['small-business', 2_500_00, '5.000,00 €', 'smallBusiness'],
  ['margin-scheme', 2_500_00, '5.000,00 €', 'marginScheme'],
] as const)('S9.01 C9 a company with %s tax and two phones of %d cents: %s, %s', async (taxMode, cents, total, law) => {
  const text = await documentOf(taxMode, cents)

  for (const part of ['Gutschrift', 'Muster GmbH', 'DE136695976', 'Ausgezahlt, netto', total, laws[law]])
    expect(text).toContain(part)
  for (const [other, words] of Object.entries(laws)) if (other !== law) expect(text).not.toContain(words)
  expect(text).not.toContain('Privatverkauf')
})
