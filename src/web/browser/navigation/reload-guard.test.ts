import { expect, test } from 'vitest'
import { openStore, type BrowserStore } from '#web/browser/browser-store.ts'
import { mayReload } from './reload-guard.ts'

function memory(content?: string): BrowserStore {
  const kept = new Map<string, string>(content === undefined ? [] : [['umlauf.reloaded', content]])
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  return openStore(() => storage as unknown as Storage)
}

test('S9.07 a path is reloaded once within ten seconds, and again afterwards', () => {
  const storage = memory()

  expect(mayReload(storage, '/a', 1_000)).toBe(true)
  expect(mayReload(storage, '/a', 1_001)).toBe(false)
  expect(mayReload(storage, '/a', 10_999)).toBe(false)
  expect(mayReload(storage, '/a', 11_000)).toBe(true)
})

test('S8.05 a refusal does not prolong the guard', () => {
  const storage = memory()
  mayReload(storage, '/a', 0)
  mayReload(storage, '/a', 9_999)

  expect(mayReload(storage, '/a', 10_000)).toBe(true)
})

test('S8.05 every path has its own guard', () => {
  const storage = memory()
  mayReload(storage, '/a', 0)

  expect(mayReload(storage, '/b', 1)).toBe(true)
  expect(mayReload(storage, '/a', 2)).toBe(false)
})

test.each(['', 'broken', 'null', '5', '[]', '[null]', '{"path":"/a","expires":9}'])(
  'S8.05 a guard that reads %j guards nothing',
  (content) => {
    expect(mayReload(memory(content), '/a', 0)).toBe(true)
  },
)

test('S8.05 without a storage nothing is reloaded, so that nothing can loop', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  } as unknown as Storage

  expect(
    mayReload(
      openStore(() => refusing),
      '/a',
      0,
    ),
  ).toBe(false)
})
