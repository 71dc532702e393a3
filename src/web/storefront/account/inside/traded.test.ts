import { expect, test } from 'vitest'
import { cents } from '#shop/money.ts'
import { groupDevices } from './traded.ts'

const item = (deviceName: string, amount: number) => ({ deviceName, image: '/art/x.svg', cents: cents(amount) })

test('devices of one kind are told in one line, in the order of the sale', () => {
  expect(groupDevices([item('B', 100), item('A', 50), item('B', 100)])).toEqual([
    { name: 'B', image: '/art/x.svg', pieces: 2, cents: 200 },
    { name: 'A', image: '/art/x.svg', pieces: 1, cents: 50 },
  ])
})
