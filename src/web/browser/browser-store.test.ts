import { expect, test } from 'vitest'
import { openStore } from './browser-store.ts'

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError')
}

test('F-40 a browser that refuses even to be asked is no error: the page remembers by itself', () => {
  const store = openStore(refuse)

  expect(store.read('a')).toBeNull()
  expect(store.write('a', '1')).toBe(false)
  expect(store.read('a')).toBe('1')
  store.remove('a')
  expect(store.read('a')).toBeNull()
})

test('F-40 a browser without room keeps what it had, and the page knows the newer', () => {
  const kept = new Map([['a', '1']])
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: refuse, removeItem: () => kept.clear() }
  const store = openStore(() => storage as unknown as Storage)

  expect(store.read('a')).toBe('1')
  expect(store.write('b', '2')).toBe(false)
  expect(store.read('b')).toBe('2')
})

test('what a browser keeps is read from there, whoever wrote it', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  const store = openStore(() => storage as unknown as Storage)

  expect(store.write('a', '1')).toBe(true)
  kept.set('a', 'from another tab')
  expect(store.read('a')).toBe('from another tab')
  kept.clear()
  expect(store.read('a')).toBeNull()
})
