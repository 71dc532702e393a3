import { expect, test } from 'vitest'
import { tradeNumber, formatTradeNumber } from '#domain/trades/trade-number.ts'
import { commandCode, commands, readCode } from './read-code.ts'

const number = tradeNumber(2026, 471)
const trade = formatTradeNumber(number)

test('what a code is, is told by its form', () => {
  expect(readCode(trade)).toEqual({ kind: 'trade', text: trade, number })
  expect(readCode(`${trade}-2`)).toEqual({ kind: 'item', text: `${trade}-2`, number, position: 1 })
  expect(readCode('p-a-03-2')).toEqual({ kind: 'place', text: 'P-A-03-2' })
  expect(readCode('49 015420 323751 8')).toEqual({ kind: 'imei', text: '490154203237518' })
  expect(readCode('(00) 340434123456789012').kind).toBe('tracking')
  expect(readCode('1Z999AA10123456784')).toEqual({ kind: 'tracking', text: '1Z999AA10123456784' })
  expect(readCode('490154203237517')).toEqual({ kind: 'other', text: '490154203237517' })
  expect(readCode('C02XK0AAJG5H')).toEqual({ kind: 'other', text: 'C02XK0AAJG5H' })
})

test('a German keyboard changes what an American scanner types', () => {
  expect(readCode(trade.replaceAll('-', 'ß'))).toEqual({ kind: 'trade', text: trade, number })
  expect(readCode('PßAß03ß2')).toEqual({ kind: 'place', text: 'P-A-03-2' })
  expect(readCode('1Y999AA10123456784')).toEqual({ kind: 'tracking', text: '1Z999AA10123456784' })
  expect(readCode('straße').text).toBe('straße')
})

test('what some scanners say first about the kind of code is left out', () => {
  expect(readCode(`]C1${trade}`)).toMatchObject({ kind: 'trade', number })
})

test('OP-03 every command has a code that every keyboard types alike', () => {
  for (const command of commands) {
    const code = commandCode(command)
    expect(code).not.toMatch(/[YZ]/)
    expect(readCode(code)).toEqual({ kind: 'command', text: code, command })
    expect(readCode(code.replaceAll('-', 'ß').toLowerCase())).toMatchObject({ kind: 'command', command })
  }
})
