import { describe, expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { settlementFile } from './read-settlement.ts'
import type { PayoutMethod } from '#domain/payouts/batches/payout.ts'
import { validateLine, readAmount, type KnownPayout, type SettlementLine } from './settlement.ts'
import { readTree } from './xml-tree.ts'

function readSettlement(file: string) {
  const reading = settlementFile.read(Buffer.from(file))
  return reading.ok ? reading : undefined
}

describe('what a bank says', () => {
  test('is read from a notification: sent, or back with the reason', () => {
    const codes = ['AC01', 'AC04', 'AC06', 'MD07', 'MS03', 'RC01']
    const file = camt054([
      { payout: 'P-26-001016', cents: 41_550 },
      ...codes.map((code, index) => ({ payout: `P-26-00200${index}`, cents: 100 + index, code })),
    ])
    const read = readSettlement(file)

    expect(read?.kind).toBe('bank')
    expect(read?.rows[0]).toEqual({
      payout: 'P-26-001016',
      outcome: 'settled',
      cents: 41_550,
      code: '',
      reference: 'REF-P-26-001016',
    })
    expect(read?.rows.slice(1).map(({ outcome, code }) => [outcome, code])).toEqual(
      codes.map((code) => ['rejected', code]),
    )
  })

  test('is read from a statement of the older kind, with several transfers in one entry', () => {
    const file = `<?xml version="1.0"?><ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
      <ns:BkToCstmrStmt><ns:Stmt>
        <ns:Ntry><ns:Amt Ccy="EUR">30.00</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts>BOOK</ns:Sts><ns:NtryDtls>
          <ns:TxDtls><ns:Refs><ns:EndToEndId>P-26-000018</ns:EndToEndId></ns:Refs><ns:AmtDtls><ns:TxAmt><ns:Amt Ccy="EUR">10.5</ns:Amt></ns:TxAmt></ns:AmtDtls></ns:TxDtls>
          <ns:TxDtls><ns:Refs><ns:EndToEndId>P-26-000026</ns:EndToEndId></ns:Refs><ns:AmtDtls><ns:TxAmt><ns:Amt Ccy="EUR">19.50</ns:Amt></ns:TxAmt></ns:AmtDtls></ns:TxDtls>
        </ns:NtryDtls></ns:Ntry>
        <ns:Ntry><ns:Amt Ccy="EUR">7.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts>BOOK</ns:Sts><ns:NtryDtls>
          <ns:TxDtls><ns:Refs><ns:EndToEndId>THEIR-INVOICE</ns:EndToEndId></ns:Refs></ns:TxDtls></ns:NtryDtls></ns:Ntry>
        <ns:Ntry><ns:Amt Ccy="EUR">7.00</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts>PDNG</ns:Sts><ns:NtryDtls>
          <ns:TxDtls><ns:Refs><ns:EndToEndId>P-26-000034</ns:EndToEndId></ns:Refs></ns:TxDtls></ns:NtryDtls></ns:Ntry>
      </ns:Stmt></ns:BkToCstmrStmt></ns:Document>`

    expect(readSettlement(file)?.rows.map(({ payout, outcome, cents: sum }) => [payout, outcome, sum])).toEqual([
      ['P-26-000018', 'settled', 1050],
      ['P-26-000026', 'settled', 1950],
      ['P-26-000034', 'waiting', 700],
    ])
  })

  test('is refused if it declares entities, is cut off, or is something else', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Document>&b;</Document>`
    const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Document>&a;</Document>`
    const good = camt054([{ payout: 'P-26-001016', cents: 1 }])
    for (const file of [bomb, outside, good.slice(0, -20), '<Document></Document>', '<a>', '', '{}', 'a;b\n1;2'])
      expect(readSettlement(file), file.slice(0, 60)).toBeUndefined()
  })

  test('is refused with a character that no database takes', () => {
    for (const payout of ['P-26-001248\0', 'P-26-001248&#0;', 'P-26-001248&#xD800;', 'P-26-001248<![CDATA[\0]]>'])
      expect(readSettlement(camt054([{ payout, cents: 1 }])), payout).toBeUndefined()
    expect(readSettlement('Amount,Status,Unique ID\n1.00,Completed,P-26-001248\0')).toBeUndefined()
  })

  test('knows the five entities and numbers, and no others', () => {
    expect(readTree('<a>&lt;&amp;&#65;&#x42;<![CDATA[<b>]]></a>')?.text).toBe('<&AB<b>')
    for (const text of ['&nbsp;', '&', '&lt', '&#0;', '&#x110000;', '&a;'])
      expect(readTree(`<a>${text}</a>`), text).toBeUndefined()
    expect(readTree(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBeUndefined()
    expect(readTree('<a></b>')).toBeUndefined()
    expect(readTree('<a/><b/>')).toBeUndefined()
  })
})

test('what PayPal says is read by the names of its columns', () => {
  const file = [
    'Transaction ID,Recipient,Amount,Currency,Status,Unique ID,Reason',
    '1AB,ana@example.com,415.50,EUR,Completed,P-26-001016,',
    '1AC,eva@example.com,"1,00",EUR,Returned,P-26-001024,',
    '1AD,ida@example.com,2.00,EUR,Failed,P-26-001032,RECEIVER_ACCOUNT_LOCKED',
    '1AE,ole@example.com,3.00,EUR,Unclaimed,P-26-001040,',
    '1AF,ole@example.com,3.00,EUR,Denied,,',
  ].join('\r\n')
  const read = readSettlement(file)

  expect(read?.kind).toBe('paypal')
  expect(read?.rows.map(({ payout, outcome, cents: sum, code }) => [payout, outcome, sum, code])).toEqual([
    ['P-26-001016', 'settled', 41_550, ''],
    ['P-26-001024', 'rejected', 100, 'RETURNED'],
    ['P-26-001032', 'rejected', 200, 'RECEIVER_ACCOUNT_LOCKED'],
    ['P-26-001040', 'waiting', 300, ''],
  ])
  expect(readSettlement(file.replaceAll(',', ';').replace('1;00', '1,00'))?.rows).toHaveLength(4)
  expect(readSettlement(`${file}\r\n"1AG`)).toBeUndefined()
})

test('what PayPal never says is no outcome, whatever every object is called by', () => {
  const said = [...Object.getOwnPropertyNames(Object.prototype), 'Something'].map(
    (status) => `1.00,${status},P-26-001016`,
  )

  expect(readSettlement(['Amount,Status,Unique ID', ...said].join('\n'))?.rows).toEqual([])
})

test('amounts are exact, and what is no amount is none', () => {
  for (const [text, sum] of [
    ['0.29', 29],
    ['1.5', 150],
    ['19,99', 1999],
    ['-5', -500],
    ['1.50000', 150],
  ] as const)
    expect(readAmount(text), text).toBe(sum)
  for (const text of ['', 'x', '1.005', '1e3', '1.2.3']) expect(readAmount(text), text).toBeUndefined()
})

test('each line is one of seven findings', () => {
  const line = (outcome: SettlementLine['outcome'], sum = 100): SettlementLine => ({
    payout: 'P',
    outcome,
    cents: cents(sum),
    code: '',
    reference: '',
  })
  const known = (
    status: 'proposed' | 'released' | 'paid' | 'failed' | 'returned' | 'withdrawn',
    method: PayoutMethod = 'sepa',
  ) => ({ status, method, cents: cents(100) })
  const validate = (said: SettlementLine, payout: KnownPayout | undefined) => validateLine('bank', said, payout)

  expect(validate(line('settled'), undefined)).toBe('unknown')
  expect(validate(line('settled'), known('proposed'))).toBe('unknown')
  expect(validate(line('settled'), known('withdrawn'))).toBe('unknown')
  expect(validate(line('settled'), known('released'))).toBe('settle')
  expect(validate(line('rejected'), known('released'))).toBe('reject')
  expect(validate(line('waiting'), known('released'))).toBe('waiting')
  expect(validate(line('settled', 99), known('released'))).toBe('amount-differs')
  expect(validate(line('settled'), known('paid'))).toBe('done')
  expect(validate(line('rejected'), known('paid'))).toBe('came-back')
  expect(validate(line('rejected'), known('failed'))).toBe('done')
  expect(validate(line('rejected'), known('returned'))).toBe('done')

  expect(validate(line('settled', -100), known('released'))).toBe('amount-differs')
  expect(validate(line('rejected', -100), known('released'))).toBe('reject')
  for (const status of ['released', 'paid'] as const) {
    expect(validate(line('rejected'), known(status, 'paypal'))).toBe('unknown')
    expect(validate(line('rejected'), known(status, 'none'))).toBe('unknown')
    expect(validateLine('paypal', line('rejected'), known(status, 'sepa'))).toBe('unknown')
  }
  expect(validateLine('paypal', line('settled'), known('released', 'paypal'))).toBe('settle')
})
