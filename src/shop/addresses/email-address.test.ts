import { expect, test } from 'vitest'
import { mailboxName } from './email-address.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana@Example.COM', 'ana@example.com'],
  ['ana+shop@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['ana+@example.com', 'ana@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['ana.b@example.com', 'ana.b@example.com'],
  ['', ''],
])('F-05 the mailbox of %j is %j', (email, mailbox) => {
  expect(mailboxName(email)).toBe(mailbox)
})
