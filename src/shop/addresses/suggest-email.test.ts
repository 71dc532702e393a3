import { describe, expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

describe('F-55 an address that is probably mistyped', () => {
  test.each([
    ['maja@gmial.com', 'maja@gmail.com'],
    ['maja@gmai.com', 'maja@gmail.com'],
    ['maja@gmaill.com', 'maja@gmail.com'],
    ['maja@gmail.con', 'maja@gmail.com'],
    ['maja@gmail,com', 'maja@gmail.com'],
    ['Maja.S@Hotmial.de', 'Maja.S@hotmail.de'],
    ['maja@t-onlin.de', 'maja@t-online.de'],
    [' maja@oragne.fr ', 'maja@orange.fr'],
    ['maja@libro.it', 'maja@libero.it'],
  ])('%s is perhaps %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  test.each([
    'maja@gmail.com',
    'maja@web.de',
    'maja@GMX.de',
    'maja@weg.de',
    'maja@example.com',
    'maja',
    'maja@',
    '@gmial.com',
    'a@b@gmial.com',
    '',
  ])('%j is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  })
})
