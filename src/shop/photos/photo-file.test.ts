import { expect, test } from 'vitest'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
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

test.each(['jpegWithNotes', 'pngWithPlace', 'webpWithPlace'] as const)('a %s loses its notes, too', (kind) => {
  const { bytes, width, height } = samplePhotos[kind]
  const photo = readPhotoFile(bytes)!

  expect(includes(bytes, 'GPS')).toBe(true)
  expect(includes(photo.bytes, 'GPS')).toBe(false)
  expect(photo).toMatchObject({ width, height })
  expect(readPhotoFile(photo.bytes)).toEqual(photo)
})

test.each(['jpeg', 'png', 'webp'] as const)('what hangs behind a %s is cut off', (kind) => {
  const { bytes } = samplePhotos[kind]
  const stuffed = Buffer.concat([bytes, Buffer.from('%PDF-1.7 <script>alert(1)</script>')])

  expect(Buffer.from(readPhotoFile(stuffed)!.bytes)).toEqual(Buffer.from(bytes))
})

test('a picture that comes in several rounds keeps all of them', () => {
  const { bytes } = samplePhotos.jpegInRounds

  expect(Buffer.from(readPhotoFile(bytes)!.bytes)).toEqual(Buffer.from(bytes))
})

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('<svg onload=alert(1)>')],
  ['a torn picture', samplePhotos.jpeg.bytes.subarray(0, 20)],
  ['a name of a format without its content', new TextEncoder().encode('RIFF1234WEBPVP8?'.padEnd(40, '0'))],
])('%s is no photo', (_, bytes) => {
  expect(readPhotoFile(bytes)).toBeUndefined()
})
