import { expect, test } from 'vitest'
import { looksAutomatic } from './form-trap.ts'

const now = new Date('2026-01-15T12:00:00Z')
const openedAgo = (seconds: number) => String(now.getTime() - seconds * 1000)

test.each([2, 30, 3_600, 86_400])('S28 a form that was open for %d seconds may come from a person', (seconds) => {
  expect(looksAutomatic({ bait: '', opened: openedAgo(seconds) }, now)).toBe(false)
})

test.each([
  ['was filled in at once', { bait: '', opened: openedAgo(1) }],
  ['fills in what nobody sees', { bait: 'https://spam.example', opened: openedAgo(60) }],
  ['was copied the day before', { bait: '', opened: openedAgo(86_401) }],
  ['comes from the future', { bait: '', opened: openedAgo(-60) }],
  ['does not know when it was opened', { bait: '', opened: '' }],
  ['makes the moment up', { bait: '', opened: 'yesterday' }],
  ['tries a number that is none', { bait: '', opened: '1e99' }],
])('S28 a form that %s looks automatic', (_, trap) => {
  expect(looksAutomatic(trap, now)).toBe(true)
})
