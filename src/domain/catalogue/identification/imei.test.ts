import { expect, test } from 'vitest'
import { readImei, typeAllocationCode } from './imei.ts'

test.each(['490154203237518', '49 015420 323751 8', '49-015420-323751-8', ' 490154203237518 '])(
  'X1.11 %s is an IMEI',
  (text) => {
    expect(readImei(text)).toBe('490154203237518')
  },
)

test.each(['490154203237519', '49015420323751', '4901542032375180', 'IMEI 490154203237518', '', '٤٩٠١٥٤٢٠٣٢٣٧٥١٨'])(
  'X1.11 “%s” is none',
  (text) => {
    expect(readImei(text)).toBeUndefined()
  },
)

test('X1.11 no single wrong digit passes for the right number', () => {
  const right = '490154203237518'
  const wrong = [...right].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => right.slice(0, index) + other + right.slice(index + 1)),
  )

  expect(wrong.filter((text) => readImei(text) !== undefined)).toEqual([])
})

test('the first eight digits say which model it is', () => {
  expect(typeAllocationCode('490154203237518')).toBe('49015420')
})
