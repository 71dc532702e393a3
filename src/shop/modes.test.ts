import { expect, test } from 'vitest'
import { modes } from './modes/all.ts'

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

test('only the business widget is always for businesses', () => {
  const names = Object.values(modes).filter(({ alwaysBusiness }) => alwaysBusiness)

  expect(names.map(({ name }) => name)).toEqual(['b2bWidget'])
})
