import { describe, expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

describe('of a file with 100 bytes', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 99],
    ['bytes=10-19', 10, 19],
    ['bytes=90-5000', 90, 99],
    ['bytes=99-', 99, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-5000', 0, 99],
    ['Bytes = 0 - 1', 0, 1],
  ])('%s is a part', (header, first, last) => {
    expect(readRange(header, 100)).toEqual({ first, last })
  })

  test.each([null, '', 'items=0-1', 'bytes=0-1,4-5', 'bytes'])('%j asks for the whole', (header) => {
    expect(readRange(header, 100)).toBeUndefined()
  })

  test.each(['bytes=100-', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes=a-b', `bytes=${'9'.repeat(400)}-`, 'bytes=--1'])(
    '%s cannot be had',
    (header) => {
      expect(readRange(header, 100)).toBe('unsatisfiable')
    },
  )
})
