import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { groupDevices } from './traded.ts'

const item = (deviceName: string, amount: number, change: object = {}) => ({
  deviceName,
  image: '/art/x.svg',
  status: 'EXPECTED' as const,
  cents: cents(amount),
  payoutCents: cents(amount),
  ...change,
})

test('devices of one kind are told in one line, in the order of the sale', () => {
  expect(groupDevices([item('B', 100), item('A', 50), item('B', 100)])).toEqual([
    { name: 'B', image: '/art/x.svg', status: 'EXPECTED', pieces: 2, promised: 200, cents: 200 },
    { name: 'A', image: '/art/x.svg', status: 'EXPECTED', pieces: 1, promised: 50, cents: 50 },
  ])
})

test('X1.07 what was decided otherwise stands in a line of its own, with what is paid for it', () => {
  const [accepted, returned] = groupDevices([
    item('A', 100, { status: 'ACCEPTED', payoutCents: cents(70) }),
    item('A', 100, { status: 'RETURNED', payoutCents: cents(0) }),
  ])

  expect(accepted).toMatchObject({ status: 'ACCEPTED', promised: 100, cents: 70 })
  expect(returned).toMatchObject({ status: 'RETURNED', promised: 100, cents: 0 })
})
