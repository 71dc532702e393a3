import { expect, test } from 'vitest'
import { isPhoto, pictureAddress, pictureAs, pictureSet } from './picture-address.ts'

const photo = pictureAddress('0123456789abcdef')

test('a photo has an address for every size and form, all from one', () => {
  expect(photo).toBe('/pictures/0123456789abcdef-640.jpg')
  expect(pictureAs(photo, '160.jpg')).toBe('/pictures/0123456789abcdef-160.jpg')
  expect(pictureSet(pictureAs(photo, '160.jpg'), 'avif')).toBe(
    [160, 320, 640, 1280].map((size) => `/pictures/0123456789abcdef-${size}.avif ${size}w`).join(),
  )
})

test.each(['/art/iphone/apple/iphone-14.svg', '/art/placeholder.svg', '/uploads/a.jpg'])('%s is no photo', (path) => {
  expect(isPhoto(path)).toBe(false)
  expect(isPhoto(photo)).toBe(true)
})
