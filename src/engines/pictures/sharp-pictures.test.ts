import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { openSharpPictures } from './sharp-pictures.ts'

const pictures = openSharpPictures()

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })

describe('a picture that is opened', () => {
  test('is no larger than it is shown, keeps its proportions, and is not blown up', async () => {
    const large = await pictures.open(await blank(3000, 1500).jpeg().toBuffer())
    const small = await pictures.open(await blank(300, 400).webp().toBuffer())

    expect(large).toMatchObject({ width: 1280, height: 640 })
    expect(small).toMatchObject({ width: 300, height: 400 })
  })

  test('stands upright, however the camera was held, and says nothing about the camera', async () => {
    const exif = { IFD0: { Copyright: 'Ana', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
    const onItsSide = await blank(400, 200).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()

    const opened = (await pictures.open(onItsSide))!

    expect((await sharp(onItsSide).metadata()).exif).toBeDefined()
    expect(opened).toMatchObject({ width: 200, height: 400 })
    expect(await sharp(opened.bytes).metadata()).toMatchObject({ format: 'png', width: 200, height: 400 })
    expect((await sharp(opened.bytes).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"')],
    ['a head without a picture', async () => Buffer.from(samplePhotos.jpeg.bytes)],
    ['torn', async () => (await blank(800, 800).png().toBuffer()).subarray(0, 400)],
  ])('is none if it is %s', async (_, bytes) => {
    expect(await pictures.open(await bytes())).toBeUndefined()
  })
})

describe('a picture that is written', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('as %s fills a rectangle, without notes', async (form, format) => {
    const { bytes } = (await pictures.open(await blank(1200, 600).jpeg().toBuffer()))!

    const written = await pictures.encode(bytes, { width: 320, height: 320, form })

    const told = await sharp(written).metadata()
    expect(told).toMatchObject({ format, width: 320, height: 320 })
    expect([told.exif, told.xmp, told.iptc]).toEqual([undefined, undefined, undefined])
  })

  test('is not blown up, but keeps its proportions', async () => {
    const { bytes } = (await pictures.open(await blank(300, 200).jpeg().toBuffer()))!
    const written = await pictures.encode(bytes, { width: 640, height: 640, form: 'jpg' })

    expect(await sharp(written).metadata()).toMatchObject({ width: 300, height: 300 })
  })

  test('is white where it does not reach, as a JPEG', async () => {
    const { bytes } = (await pictures.open(await blank(600, 300).png().toBuffer()))!
    const { data } = await sharp(await pictures.encode(bytes, { width: 160, height: 160, form: 'jpg' }))
      .raw()
      .toBuffer({ resolveWithObject: true })

    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    expect(data[(80 * 160 + 80) * 3]).toBeGreaterThan(150)
  })
})
