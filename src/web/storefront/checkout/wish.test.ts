import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetWish, openWish, wishFor } from './wish.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

afterEach(() => {
  forgetWish()
  kept.clear()
  vi.unstubAllGlobals()
})

test('the same content is the same wish, other content another one', () => {
  const first = wishFor('a')

  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(wishFor('a')).toEqual(first)
  expect(openWish()).toEqual(first)
  expect(wishFor('b').key).not.toBe(first.key)
})

test('a wish that was answered is forgotten', () => {
  const first = wishFor('a')
  forgetWish()

  expect(openWish()).toBeUndefined()
  expect(wishFor('a').key).not.toBe(first.key)
})

test.each(['{', '[]', '{"version":1,"value":{"key":5}}', '{"version":0,"value":{"key":"k","body":"a"}}'])(
  'a wish that was kept as %s is none',
  (text) => {
    kept.set('umlauf.checkout-wish', text)

    expect(openWish()).toBeUndefined()
  },
)

test('a browser that refuses to remember keeps the wish for as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  const first = wishFor('a')

  expect(wishFor('a')).toEqual(first)
  forgetWish()
  expect(openWish()).toBeUndefined()
})
