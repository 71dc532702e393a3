import { expect, test } from 'vitest'
import { standingsAmong } from './standing.ts'

const device = { releaseYear: 2020, releaseMonth: 6, popularity: 0, manufacturerId: 1, categoryId: 1 }
const phones = [device, device, device]
const tablet = { ...device, categoryId: 2 }

test('the newer one stands higher, and one without a month below the others of its year', () => {
  const standing = standingsAmong(phones)

  expect(standing({ ...device, releaseMonth: 7 })).toBeGreaterThan(standing(device))
  expect(standing({ ...device, releaseMonth: null })).toBeLessThan(standing({ ...device, releaseMonth: 1 }))
  expect(standing({ ...device, releaseMonth: null })).toBeGreaterThan(standing({ ...device, releaseYear: 2019 }))
})

test('EX-08 what is popular counts as two years newer, not more', () => {
  const standing = standingsAmong(phones)
  const popular = standing({ ...device, popularity: 5 })

  expect(popular).toBeGreaterThan(standing({ ...device, releaseYear: 2022, releaseMonth: 5 }))
  expect(popular).toBeLessThan(standing({ ...device, releaseYear: 2022, releaseMonth: 7 }))
})

test('F-60 what its maker is not known for counts as four years older; who makes everything is known for nothing', () => {
  const known = standingsAmong([...phones, tablet])
  const unknown = standingsAmong([device, tablet])

  expect(known({ ...tablet, releaseYear: 2024 })).toBe(known(device))
  expect(unknown(tablet)).toBe(unknown(device))
})
