import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Whoever reads a body in one go reads whatever a stranger sends. Behind the API's door it has been counted before. */
const inOneGo = /\b(?:request|req|raw)\.(?:formData|parseBody|arrayBuffer|blob|bytes|text|json)\(|\.formData\(\)/
const counted = /\bc\.req\.(?:text|json)\(/

test('F-06 every form of the shop is read by the one reader that counts', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const bare = files.filter((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.some((line) => inOneGo.test(line) && !(file.startsWith('src/api/') && counted.test(line)))
  })

  expect(files.length).toBeGreaterThan(100)
  expect(bare).toEqual([])
})
