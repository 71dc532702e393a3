import { expect, test } from 'vitest'
import { openPageStyles } from './page-styles.ts'

const page = (classes: string) =>
  `<head><link rel="stylesheet" href="/assets/shop-1.css"/></head><p class="${classes}"></p>`

const stylesOf = (sheet: string, classes = '') =>
  /<style>(.*)<\/style>/.exec(openPageStyles(() => sheet)(page(classes)).html)?.[1]

test('a page brings the rules whose classes stand in it, and those that need none', () => {
  const sheet = 'p{margin:0}.a{top:0}.a .b{top:1px}.c,.a:hover{top:2px}.c{top:3px}'

  expect(stylesOf(sheet)).toBe('p{margin:0}')
  expect(stylesOf(sheet, 'a')).toBe('p{margin:0}.a{top:0}.c,.a:hover{top:2px}')
  expect(stylesOf(sheet, 'a b')).toBe('p{margin:0}.a{top:0}.a .b{top:1px}.c,.a:hover{top:2px}')
})

test('what stands in parentheses is not needed: it may be what must not be there', () => {
  const sheet = ':is(.x,.y:not(.z)){top:0}.a:not(:has(.b,.c)){top:1px}'

  expect(stylesOf(sheet, 'a')).toBe(sheet)
  expect(stylesOf(sheet, 'b')).toBe(':is(.x,.y:not(.z)){top:0}')
})

test('groups stay around what is in them, and are left out with it', () => {
  const sheet = '@media (min-width:60rem){.a{top:0}.b{top:1px}}@supports (top:0){@media print{.b{top:2px}}}'

  expect(stylesOf(sheet, 'a')).toBe('@media (min-width:60rem){.a{top:0}}')
  expect(stylesOf(sheet, 'b')).toBe('@media (min-width:60rem){.b{top:1px}}@supports (top:0){@media print{.b{top:2px}}}')
})

test('the colours of partners and widgets come with their pages only', () => {
  const sheet = '[data-shop=agan]{top:0}[data-shop=agan] .a{top:1px}'
  const inShop = (shop: string) => openPageStyles(() => sheet)(`<html data-shop="${shop}">${page('b')}`).html

  expect(inShop('default')).toContain('<style></style>')
  expect(inShop('agan')).toContain('<style>[data-shop=agan]{top:0}</style>')
})

test('layers keep their order, also around nothing, or the whole sheet would change it', () => {
  const sheet = '@layer tokens,base;@layer base{.a{top:0}}@layer ui{.b{top:0}}'

  expect(stylesOf(sheet, 'b')).toBe('@layer tokens,base;@layer base{}@layer ui{.b{top:0}}')
})

test('braces in strings, rules in rules, fonts and movements are kept whole', () => {
  const sheet = '.a{content:"}{";& b{top:0}}@font-face{font-family:F}@keyframes k{to{top:0}}.b:before{content:"\\"}"}'

  expect(stylesOf(sheet, 'a b')).toBe(sheet)
})

test('the whole sheet waits until scripts want it, and the policy may name what stands in the page', () => {
  const styled = openPageStyles(() => '.a{top:0}')(page('a'))

  expect(styled.html).toContain('</style><link rel="stylesheet" href="/assets/shop-1.css" media="not all"/>')
  // What `printf '.a{top:0}' | openssl dgst -sha256 -binary | base64` says.
  expect(styled.hash).toBe("'sha256-HKUUHr/zGJPt9XqxhVtl8Y2jTDRcFYbbXT8D5+vpwJE='")
})

test('fonts come with the page, and with nothing else', () => {
  const sheets: Record<string, string> = { '/assets/font-1.css': '@font-face{font-family:F}', '/assets/shop-1.css': '' }
  const html = page('a').replace('<link', '<link rel="stylesheet" href="/assets/font-1.css"/><link')

  expect(openPageStyles((path) => sheets[path]!)(html).html).toBe(
    page('a')
      .replace('<head>', '<head><style>@font-face{font-family:F}</style>')
      .replace('.css"/>', '.css" media="not all"/>'),
  )
})

test('a page without the sheet stays as it is', () => {
  expect(openPageStyles(() => '.a{top:0}')('<p class="a"></p>')).toEqual({ html: '<p class="a"></p>' })
})
