import { afterEach, expect, test, vi } from 'vitest'
import { LoginEnded } from '#web/storefront/account/account-errors.ts'
import { sendTrade } from './send-trade.ts'

const submission = { key: 'k'.repeat(32), body: '{"lines":[]}' }

const answering = (status: number, body: string) => {
  const asked = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => void vi.unstubAllGlobals())

test('a submission is sent with its key', async () => {
  const asked = answering(201, '{"transactionId":26000018}')

  expect(await sendTrade(submission)).toEqual({ ok: true, transactionId: 26000018 })
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/trades',
    expect.objectContaining({
      method: 'POST',
      body: submission.body,
      headers: { 'content-type': 'application/json', 'idempotency-key': submission.key },
    }),
  )
})

test('a refusal says why', async () => {
  const violations = [{ propertyPath: 'phone', code: 'invalid', message: '…' }]
  answering(422, JSON.stringify({ code: 'invalid-input', title: 'No', violations }))

  expect(await sendTrade(submission)).toEqual({
    ok: false,
    reason: 'refused',
    code: 'invalid-input',
    message: 'No',
    violations,
  })
})

test.each([
  [503, '{}'],
  [500, 'broken'],
  [201, '<html>'],
])('after an answer %d with %s nobody knows whether it arrived', async (status, body) => {
  answering(status, body)

  expect(await sendTrade(submission)).toEqual({ ok: false, reason: 'unreachable' })
})

test('nobody knows either when the line is cut', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await sendTrade(submission)).toEqual({ ok: false, reason: 'unreachable' })
})

test('F-94 whoever is asked to come back comes back with the same submission, and sells once', async () => {
  vi.useFakeTimers()
  const full = () => new Response('{}', { status: 503, headers: { 'retry-after': '2' } })
  const post = vi.fn<typeof fetch>()
  post.mockImplementationOnce(async () => full()).mockImplementationOnce(async () => full())
  post.mockImplementationOnce(async () => new Response('{"transactionId":26000018}', { status: 201 }))
  const answer = sendTrade(submission, post)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(post).toHaveBeenCalledOnce()

  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await answer).toEqual({ ok: true, transactionId: 26000018 })
  const keys = post.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toEqual([submission.key, submission.key, submission.key])
})

test('S1.02 a customer sends it as a customer', async () => {
  const asked = answering(201, '{}')
  const post = vi.fn(async () => new Response('{"transactionId":26000018}', { status: 201 }))

  expect(await sendTrade(submission, post)).toEqual({ ok: true, transactionId: 26000018 })
  expect(asked).not.toHaveBeenCalled()
})

test('a customer whose login has ended is told so, and nothing is sold', async () => {
  const post = () => Promise.reject(new LoginEnded())

  expect(await sendTrade(submission, post)).toEqual({ ok: false, reason: 'login-ended' })
})
