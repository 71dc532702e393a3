import { expect, test } from 'vitest'
import { foldWords } from './fold-words.ts'

test.each([
  ['iPhone 14 Pro', ['iphone', '14', 'pro']],
  ['Größe ÉCRAN Ærø', ['grosse', 'ecran', 'aero']],
  ['Galaxy S9+', ['galaxy', 's9', 'plus']],
  ['RF 50 mm f/1.8 STM', ['rf', '50mm', 'f1.8', 'stm']],
  ['1,8 50mm', ['1.8', '50mm']],
  ['128 GB 1 TB', ['128gb', '1tb']],
  ['256 go 1 To', ['256gb', '1tb']],
  ['X-T4 24-70 mm', ['x-t4', '24-70mm']],
  ['iPad (9. Generation)', ['ipad', '9', 'gen']],
  ['9ª generación', ['9', 'gen']],
  ['α7 III', ['alpha7', 'iii']],
  ['constructor __proto__', ['constructor', 'proto']],
  ['- + / . 📱', []],
])('%s is folded', (text, expected) => {
  expect(foldWords(text)).toEqual(expected)
})
