import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const shared = globSync(['tests/**/*.ts', 'src/**/*.contract.ts']).filter((file) => !file.endsWith('.test.ts'))

/** What is registered while a module is read. Files of a worker share their modules, so that only the first would get it. */
const registered = /^(?:export )?(?:(?:const|let) .* = use[A-Z]\w*\(|use[A-Z]\w*\(|(?:before|after)(?:All|Each)\()/gm

test.each(shared)('%s sets nothing up but for a file that calls it', (file) => {
  expect(readFileSync(file, 'utf8').match(registered)).toBeNull()
})

test('whatever is set up while a module is read is noticed', () => {
  for (const text of [
    'const shop = useShop()',
    'export const shop = useShop({})',
    'beforeAll(async () => {',
    'useOffice()',
  ])
    expect(text.match(registered)).not.toBeNull()
})
