import { expect, test } from 'vitest'
import { scannedText } from './scanned-text.ts'

test.each([
  ['Tß26ß004711ß2', 'T-26-004711-2'],
  ['26ß004711', '26-004711'],
  ['T26ß004711', 'T26-004711'],
  ['PßAß03ß2', 'P-A-03-2'],
  ['cmdßallßhere', 'cmd-all-here'],
  [']C1T-26-004711', 'T-26-004711'],
])('%s is %s behind a German keyboard or a talkative scanner', (typed, meant) => {
  expect(scannedText(` ${typed} `)).toBe(meant)
})

test.each(['Straße', 'Thea Voß', 'Preußer', 'T-26-004711', '490154203237518'])('%s stays as it is', (typed) => {
  expect(scannedText(typed)).toBe(typed)
})
