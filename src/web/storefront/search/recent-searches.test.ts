import { expect, test } from 'vitest'
import { openStore as openBrowserStore } from '#web/browser/browser-store.ts'
import { clearSearches, readSearches, rememberSearch } from './recent-searches.ts'

function openStore(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['umlauf.searches', kept]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return openBrowserStore(() => storage as unknown as Storage)
}

const search = (text: string) => ({ text, path: `/?q=${text}` })

test('the last five searches are remembered, the newest first', () => {
  const store = openStore()
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) rememberSearch(search(text), store)

  expect(readSearches(store).map(({ text }) => text)).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('who searches for the same again finds it once, in front', () => {
  const store = openStore()
  for (const text of ['a', 'b', 'a']) rememberSearch(search(text), store)

  expect(readSearches(store)).toEqual([search('a'), search('b')])
})

test('all of them can be forgotten', () => {
  const store = openStore()
  rememberSearch(search('a'), store)
  clearSearches(store)

  expect(readSearches(store)).toEqual([])
})

test.each([
  ['text that is no JSON', '[{'],
  ['something else', '{"text":"a"}'],
  ['nothing', 'null'],
  ['a way out of the shop', '[{"text":"a","path":"//evil.example"},{"text":"b","path":"javascript:alert(1)"}]'],
  ['other things', '[null, 5, "a", {"text":1,"path":"/"}, {"text":"a"}]'],
])('%s in the store is not believed', (_, kept) => {
  expect(readSearches(openStore(kept))).toEqual([])
})
