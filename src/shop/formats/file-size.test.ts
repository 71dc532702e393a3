import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test('a size is said as people of the country say it', () => {
  expect(formatFileSize(1, 'de-DE')).toBe('1 kB')
  expect(formatFileSize(1_500_000, 'de-DE')).toBe('1,5 MB')
  expect(formatFileSize(1_500_000, 'fr-FR').replaceAll(/\s/g, ' ')).toBe('1,5 Mo')
})
