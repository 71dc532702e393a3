import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSubmission, findPendingSubmission, submissionFor } from './pending-submission.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

afterEach(() => {
  clearSubmission()
  kept.clear()
  vi.unstubAllGlobals()
})

test('the same content is the same submission, other content another one', () => {
  const first = submissionFor('a')

  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(submissionFor('a')).toEqual(first)
  expect(findPendingSubmission()).toEqual(first)
  expect(submissionFor('b').key).not.toBe(first.key)
})

test('a submission that was answered is forgotten', () => {
  const first = submissionFor('a')
  clearSubmission()

  expect(findPendingSubmission()).toBeUndefined()
  expect(submissionFor('a').key).not.toBe(first.key)
})

test.each(['{', '[]', '{"version":1,"value":{"key":5}}', '{"version":0,"value":{"key":"k","body":"a"}}'])(
  'a submission that was kept as %s is none',
  (text) => {
    kept.set('umlauf.pending-submission', text)

    expect(findPendingSubmission()).toBeUndefined()
  },
)

test('a browser that refuses to remember keeps the submission for as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  const first = submissionFor('a')

  expect(submissionFor('a')).toEqual(first)
  clearSubmission()
  expect(findPendingSubmission()).toBeUndefined()
})
