import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test('a file keeps its name in a header, whatever letters it has', () => {
  const names = [
    'T-26-004711.zpl',
    'Böse.pdf',
    'Preise “neu”.csv',
    '東京 😀.zpl',
    "it's (1)*.pdf",
    'a"\r\nX: y.csv',
    '\uD800.csv',
  ]

  for (const name of names) {
    const value = contentDisposition('attachment', name)
    expect(new Headers({ 'Content-Disposition': value }).get('content-disposition')).toBe(value)
    const [, plain, spelt] = /^attachment; (?:filename="([^"]*)"|filename\*=UTF-8''([\w.!~%-]*))$/.exec(value) ?? []
    expect(plain ?? decodeURIComponent(spelt!)).toBe(name.toWellFormed())
  }
})
