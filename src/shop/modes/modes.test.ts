import { expect, test } from 'vitest'
import { modes } from './all.ts'

test('S2.33 S2.34 each mode has its layouts', () => {
  expect(Object.values(modes).map(({ name, layouts }) => [name, layouts.other, layouts.home])).toEqual([
    ['default', 'default', 'home'],
    ['b2bWidget', 'b2bwidget-default', 'b2bwidget-home'],
    ['agan', 'agan-default', 'agan-default'],
    ['aganwidget', 'aganwidget-default', 'aganwidget-default'],
  ])
})

test('S1.08 only the default mode has no host of its own', () => {
  const labels = Object.values(modes).map(({ hostLabel }) => hostLabel)

  expect(labels).toEqual([null, 'b2bwidget', 'agan', 'aganwidget'])
})

test('S4.10 companies say that they are one, or need not, or sell elsewhere', () => {
  expect(Object.values(modes).map(({ name, business }) => [name, business])).toEqual([
    ['default', 'chosen'],
    ['b2bWidget', 'always'],
    ['agan', 'chosen'],
    ['aganwidget', 'never'],
  ])
})
