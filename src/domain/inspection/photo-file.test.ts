import { expect, test } from 'vitest'
import { samplePhotos } from '#tests/sample-photos.ts'
import { readPhotoFile } from './photo-file.ts'

const includes = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text)

test.each(['jpeg', 'png', 'webp'] as const)('a %s is known by its content, and so is its size', (kind) => {
  const { bytes, width, height } = samplePhotos[kind]

  expect(readPhotoFile(bytes)).toMatchObject({ contentType: `image/${kind}`, width, height })
})

test('where and by whom a picture was taken is cut out', () => {
  const { bytes } = samplePhotos.jpegWithPlace
  const photo = readPhotoFile(bytes)!

  expect(includes(bytes, 'GPS')).toBe(true)
  expect(includes(photo.bytes, 'GPS')).toBe(false)
  expect(readPhotoFile(photo.bytes)).toEqual(photo)
})

test('a picture that was taken on its side stays upright', () => {
  const { bytes, width, height } = samplePhotos.jpegOnItsSide
  const photo = readPhotoFile(bytes)!

  expect(photo).toMatchObject({ width: height, height: width })
  expect(readPhotoFile(photo.bytes)).toEqual(photo)
})

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('<svg onload=alert(1)>')],
  ['a torn picture', samplePhotos.jpeg.bytes.subarray(0, 20)],
  ['a name of a format without its content', new TextEncoder().encode('RIFF1234WEBPVP8?'.padEnd(40, '0'))],
])('%s is no photo', (_, bytes) => {
  expect(readPhotoFile(bytes)).toBeUndefined()
})
