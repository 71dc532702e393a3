import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money/money.ts'
import { pain001Problems } from '#tests/support/readers/files/pain001.ts'
import { paypalFile } from './paypal-file.ts'
import { sepaFile, type SepaBatch } from './sepa-file.ts'
import { sepaText } from './sepa-text.ts'
import { runs } from '#tests/support/limits/runs.ts'

const transfer = (index: number, change: { holder?: string; bic?: string; cents?: number } = {}) => ({
  number: `P-26-00${1000 + index}`,
  tradeNumber: 'T-26-001016',
  cents: cents(change.cents ?? 41_550),
  payee: {
    kind: 'sepa' as const,
    holder: change.holder ?? 'Jörg Müßig & Söhne',
    iban: 'DE89370400440532013000',
    bic: change.bic ?? '',
  },
})

const batch = (change: Partial<SepaBatch> = {}): SepaBatch => ({
  number: 'L-26-001016',
  createdAt: new Date('2026-03-02T09:00:00Z'),
  day: '2026-03-02',
  instant: false,
  merchant: countries.de.merchant,
  brand: 'umlauf',
  transfers: [transfer(1), transfer(2, { bic: 'COBADEFFXXX', cents: 5 })],
  ...change,
})

describe('the file for the bank', () => {
  test('X1.10 is a pain.001.001.09 with everything in its place, and its sums are right', () => {
    const file = sepaFile(batch())

    expect(pain001Problems(file)).toEqual([])
    expect(file).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>415.55</CtrlSum>')
    expect(file).toContain('<EndToEndId>P-26-001001</EndToEndId>')
    expect(file).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>')
    expect(file).toContain('<Nm>Joerg Muessig + Soehne</Nm>')
  })

  test('X1.10 says that it is instant, only if it is', () => {
    expect(sepaFile(batch())).not.toContain('INST<')
    const instant = sepaFile(batch({ instant: true }))

    expect(instant).toContain('<SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm>')
    expect(pain001Problems(instant)).toEqual([])
  })

  test('X1.10 the check sees what a bank would complain about', () => {
    const good = sepaFile(batch())
    const broken = [
      good.replace('415.55', '415.56'),
      good.replace('<NbOfTxs>2', '<NbOfTxs>3'),
      good.replace('<PmtMtd>TRF</PmtMtd>', ''),
      good.replace(/(<PmtInfId>.*?<\/PmtInfId>)(<PmtMtd>.*?<\/PmtMtd>)/, '$2$1'),
      good.replace('Joerg', 'Jörg'),
      good.replace('DE89370400440532013000', 'DE88370400440532013000'),
      good.replace('Ccy="EUR"', 'Ccy="USD"'),
      good.replace('P-26-001002', 'P-26-001001'),
      good.replace('pain.001.001.09', 'pain.001.001.03'),
      good.replace('<Ustrd>', `<Ustrd>${'x'.repeat(150)}`),
      good.replace('</Document>', ''),
    ]
    for (const file of broken) expect(pain001Problems(file), file.slice(0, 200)).not.toEqual([])
  })

  test('X1.10 any name, however strange, gives a file that the bank takes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        (holder, sum) => {
          expect(pain001Problems(sepaFile(batch({ transfers: [transfer(1, { holder, cents: sum })] })))).toEqual([])
        },
      ),
      { numRuns: runs(100, 10_000) },
    )
  })
})

test('X1.10 names are spelt as banks spell them', () => {
  expect(sepaText('Łukasz Çelik-Ñúñez, Øre Straße', 70)).toBe('Lukasz Celik-Nunez, Ore Strasse')
  expect(sepaText('Æther “& Co” <script>', 70)).toBe('AEther + Co script')
  expect(sepaText('//a//b//', 70)).toBe('a/b')
  expect(sepaText('x'.repeat(69) + ' yz', 70)).toBe('x'.repeat(69))
})

test('X1.10 PayPal gets one line per payout, with commas in notes kept apart', () => {
  const line = { number: 'P-26-001016', tradeNumber: 'T-26-001016', cents: cents(41_550) }
  const file = paypalFile(
    [
      { ...line, payee: { kind: 'paypal', paypalEmail: 'ana@example.com' } },
      { ...line, payee: { kind: 'paypal', paypalEmail: '"a,b"@example.com' } },
    ],
    'umlauf',
  )

  expect(file).toBe(
    'ana@example.com,415.50,EUR,P-26-001016,umlauf T-26-001016\r\n' +
      '"""a,b""@example.com",415.50,EUR,P-26-001016,umlauf T-26-001016\r\n',
  )
})
