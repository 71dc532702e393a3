import { describe, expect, test } from 'vitest'
import type { PrintedDocument } from '#engines/pdf/printed-document.ts'
import { pdfPrinter } from '#engines/pdf/pdf-printer.ts'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money/money.ts'
import { sampleReceipt } from '#tests/support/fixtures/merchant/sample-receipt.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { receiptDocuments } from './receipt-document.ts'
import { taxOf } from '#domain/trades/sale/tax.ts'

const printed = async (document: PrintedDocument) => {
  const pdf = readPdf(await pdfPrinter.print(document))
  return { ...pdf, text: pdf.lines.map(({ text }) => text).join(' ') }
}

const said = {
  de: ['de-DE', 'Ankaufsbeleg B-26-001016', '§ 25a UStG', '5. März 2026', '475,50 €', 'Löschnachweis', 'Seriennummer'],
  at: ['de-AT', 'Ankaufsbeleg B-26-001016', '§ 24 UStG', '5. März 2026', '€ 475,50', 'Löschnachweis', 'Seriennummer'],
  es: [
    'es-ES',
    'Recibo de compra B-26-001016',
    '(REBU)',
    '5 de marzo de 2026',
    '475,50 €',
    'Certificado de borrado',
    'Número de serie',
  ],
  fr: [
    'fr-FR',
    'Reçu d’achat B-26-001016',
    'article 297 A du CGI',
    '5 mars 2026',
    '475,50 €',
    'Certificat d’effacement',
    'Numéro de série',
  ],
  it: [
    'it-IT',
    'Ricevuta di acquisto B-26-001016',
    'art. 36 D.L. 41/1995',
    '5 marzo 2026',
    '475,50 €',
    'Certificato di cancellazione',
    'Numero di serie',
  ],
} as const

describe.each(Object.keys(said) as (keyof typeof said)[])('the documents of %s', (code) => {
  const [language, title, law, day, total, certificateTitle, serial] = said[code]

  test('X1.09 the receipt names both sides, every device, the price, the way of the money and the law', async () => {
    const { text, ...pdf } = await printed(receiptDocuments(countries[code], sampleReceipt(code)).receipt)

    expect(pdf).toMatchObject({ pages: 1, language, title })
    const { merchant } = countries[code]
    for (const part of [
      merchant.name,
      merchant.vatId,
      'Łucja Şen-Muñoz',
      'Ringstraße 7b',
      'T-26-001016-1 · IMEI 490154203237518',
      `${serial} LENS-77`,
      'Apple iPhone 14 128 GB',
      'DE… 3000',
      day,
      law,
    ])
      expect(text).toContain(part)
    expect(text.replaceAll('\u00A0', ' ')).toContain(total)
  })

  test('nobody certifies what he has never held in his hands', () => {
    const sold = sampleReceipt(code)
    const items = sold.items.map((item) => ({ ...item, isLost: true }))

    expect(receiptDocuments(countries[code], { ...sold, items }).certificates).toEqual({})
  })

  test('X1.09 what had a memory gets a certificate, what had none does not', async () => {
    const { certificates } = receiptDocuments(countries[code], sampleReceipt(code))
    expect(Object.keys(certificates)).toEqual(['T-26-001016-1'])
    const { text, ...pdf } = await printed(certificates['T-26-001016-1']!)

    expect(pdf.language).toBe(language)
    expect(pdf.title).toContain(certificateTitle)
    for (const part of ['Apple iPhone 14 128 GB', '490154203237518', 'NIST SP 800-88', 'Łucja Şen-Muñoz', day])
      expect(text).toContain(part)
  })
})

describe('companies', () => {
  const company = (taxMode: 'standard' | 'small-business' | 'margin-scheme') =>
    ({ segment: 'business', seller: { taxMode } }) as Parameters<typeof taxOf>[0]

  const goods = (category: string, worth: number) => ({ category, cents: cents(worth) })

  test('C9 the tax follows from how a company sells, how much and what', () => {
    const phones = goods('smartphone', 500_000)
    expect(taxOf(company('standard'), [phones])).toBe('reverse-charge')
    expect(taxOf(company('standard'), [goods('smartphone', 499_999)])).toBe('net')
    expect(taxOf(company('small-business'), [phones])).toBe('small-business')
    expect(taxOf(company('margin-scheme'), [phones])).toBe('margin-scheme')
    expect(taxOf({ ...company('standard'), segment: 'consumer' }, [phones])).toBe('margin')
  })

  test('C9 the law is about phones, tablets and consoles: what else is sold with them has its own tax', () => {
    const deal = [goods('ipad', 200_000), goods('console', 100_000), goods('iphone', 200_000), goods('notebook', 900)]
    expect(taxOf(company('standard'), deal)).toBe('partly-reverse-charge')
    expect(taxOf(company('standard'), deal, deal.slice(0, 3))).toBe('reverse-charge')
    expect(taxOf(company('standard'), deal, deal.slice(3))).toBe('net')
    expect(taxOf(company('standard'), [goods('notebook', 900_000), goods('smartwatch', 900_000)])).toBe('net')
    expect(taxOf(company('standard'), [goods('tablet', 499_999), goods('lens', 900_000)])).toBe('net')
  })

  test.each([
    ['reverse-charge', '§ 13b Abs. 2 Nr. 10'],
    ['partly-reverse-charge', 'Alle anderen Geräte: Nettobetrag'],
    ['net', 'Nettobetrag'],
    ['small-business', '§ 19 UStG'],
    ['margin-scheme', '§ 25a UStG'],
  ] as const)('X1.09 get a credit note that says %s', async (tax, law) => {
    const seller = { name: 'Beispiel GmbH', address: ['Ana Muster', 'Ringstraße 7b'], vatId: 'DE123456788' }
    const documents = receiptDocuments(countries.de, sampleReceipt('de', { kind: 'credit-note', tax, seller }))
    const { text, title } = await printed(documents.receipt)

    expect(title).toBe('Gutschrift B-26-001016')
    for (const part of ['Beispiel GmbH', 'DE123456788', law, 'Ausgezahlt, netto']) expect(text).toContain(part)
    expect(text).not.toContain('Privatverkauf')
  })
})
