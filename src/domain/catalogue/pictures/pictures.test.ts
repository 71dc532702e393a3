import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { addVariants } from '#domain/catalogue/editing/create-devices.ts'
import { mergeModels } from '#domain/catalogue/editing/merge-models.ts'
import { findModels } from '#domain/catalogue/entries/find-models.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { pictureAddress, pictureAs } from '#shop/devices/picture-address.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { devicePhoto, lookAt } from '#tests/support/fixtures/pictures/device-photos.ts'
import { samplePhotos, withSize } from '#tests/support/fixtures/sample-photos.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addPicture } from './add-picture.ts'
import { describePicture, movePicture, removePicture } from './change-pictures.ts'
import { encodePicture } from './encode-picture.ts'
import { findOfficePictures, findPictures } from './find-pictures.ts'
import { altFields, MAX_PICTURES, type AltForm } from './picture.ts'
import { filesOfPicture, readPicture, storedAs } from './picture-files.ts'
import { pictureSteps } from './purge-unused-pictures.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-11-01T10:00:00Z'))
const engines = useEngines({ now: clock.now })
let [finn, agent]: Colleague[] = []

const lines = [
  'iphone,Apple,iPhone 14,iPhone 14,2022-09,128 GB|256 GB,270|300,A2882,,',
  'smartphone,Samsung,Galaxy S,Galaxy S23,2023-02,128 GB|256 GB,230|250,SM-S911B,,',
  'smartphone,Samsung,S,S23 5G,2023-02,128 GB|512 GB,230|270,SM-S911N,,',
]

beforeAll(async () => {
  await importSmallCatalogue(engines(), lines)
  finn = await hireColleague(engines(), 'finn', 'content')
  agent = await hireColleague(engines(), 'agent', 'agent')
})

const idOf = async (url: string): Promise<number> => (await findDevice(engines(), 'de_DE', url))!.device.id
const alt = (own: Partial<AltForm> = {}): AltForm =>
  ({ ...Object.fromEntries(altFields.map((field) => [field, ''])), ...own }) as AltForm

/** A picture that visitors see. */
async function shownPicture(deviceId: number, colour: string, own?: Partial<AltForm>): Promise<string> {
  const added = await addPicture(engines(), finn!, { deviceId, file: await devicePhoto({ colour }), alt: alt(own) })
  if (!added.ok) throw new Error(added.reason)
  await encodePicture(engines(), added)
  return added.id
}

const shownAt = async (url: string) => {
  const { device } = (await findDevice(engines(), 'de_DE', url))!
  return findPictures(engines(), 'de_DE', { id: device.id, name: device.name })
}

const colourOf = async (src: string) =>
  (await lookAt((await readPicture(engines(), src.replace('/pictures/', '')))!.bytes)).middle

describe('ME-01 a picture of a model', () => {
  const phone = 'apple-iphone-14-128-gb'

  test('is shown once all its sizes are there, on every variant, and the drawing until then', async () => {
    const drawing = (await findDevice(engines(), 'de_DE', phone))!.device.image
    const file = await devicePhoto({ colour: '#ff0000' })
    const added = await addPicture(engines(), finn!, { deviceId: await idOf(phone), file, alt: alt() })
    expect(added).toMatchObject({ ok: true })
    expect((await findDevice(engines(), 'de_DE', phone))!.device.image).toBe(drawing)
    expect((await findOfficePictures(engines(), await idOf(phone)))!.pictures).toMatchObject([{ address: null }])

    await encodePicture(engines(), added as { id: string })

    for (const url of [phone, 'apple-iphone-14-256-gb']) {
      const { device } = (await findDevice(engines(), 'fr_FR', url))!
      expect(device.image).toMatch(/^\/pictures\/[0-9a-f]{24}-640\.jpg$/)
      expect(device.thumbnail).toBe(pictureAs(device.image, '160.jpg'))
    }
    const { models } = await findModels(engines(), 'de_DE', {})
    expect(models.find(({ model }) => model === 'iPhone 14')!.image).toMatch(/^\/pictures\//)
  })

  test('is kept in every size and form, without what the camera had written down', async () => {
    const { src } = (await shownAt(phone))[0]!
    const hash = src.slice('/pictures/'.length, -'-640.jpg'.length)
    expect(src).toBe(pictureAddress(hash))

    for (const { name, width, height, form } of filesOfPicture(hash)) {
      const file = (await readPicture(engines(), name))!
      const seen = await lookAt(file.bytes)
      const format = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[form]
      expect(seen, name).toMatchObject({ width, height, format, hasNotes: false })
      expect(Buffer.from(file.bytes).includes('GPS')).toBe(false)
      expect(seen.middle[0], name).toBeGreaterThan(240)
    }
    expect(filesOfPicture(hash)).toHaveLength(13)
  })

  test('says what it shows in each language, or else the name of the device', async () => {
    const deviceId = await idOf(phone)
    const { id } = (await findOfficePictures(engines(), deviceId))!.pictures[0]!

    await describePicture(engines(), finn!, { deviceId, id }, alt({ 'alt.fr_FR': 'Vu de face' }))

    const about = { id: deviceId, name: 'Apple iPhone 14' }
    expect(await findPictures(engines(), 'fr_FR', about)).toMatchObject([{ alt: 'Vu de face' }])
    expect(await findPictures(engines(), 'it_IT', about)).toMatchObject([{ alt: 'Apple iPhone 14' }])
  })

  test('stands where a colleague puts it; the first one is that of the device', async () => {
    const deviceId = await idOf(phone)
    const second = await shownPicture(deviceId, '#00ff00')
    const [red, green] = await shownAt(phone)

    await movePicture(engines(), finn!, { deviceId, id: second }, -1)

    expect((await shownAt('apple-iphone-14-256-gb')).map(({ src }) => src)).toEqual([green!.src, red!.src])
    expect((await findDevice(engines(), 'de_DE', phone))!.device.image).toBe(green!.src)
    expect((await colourOf(green!.src))[1]).toBeGreaterThan(240)
  })

  test('a new variant has the pictures of its model, whoever adds it', async () => {
    await addVariants(engines(), finn!, { id: await idOf(phone), variants: '512 GB' })
    await importSmallCatalogue(engines(), [lines[0]!.replace('256 GB,270|300', '256 GB|1 TB,270|300|400')])

    const all = (await shownAt(phone)).map(({ src }) => src)
    expect(all).toHaveLength(2)
    for (const url of ['apple-iphone-14-512-gb', 'apple-iphone-14-1-tb'])
      expect((await shownAt(url)).map(({ src }) => src)).toEqual(all)
  })

  test('every change is in the audit log', async () => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where action like '%picture%' order by id`.execute(engines().db)

    expect(rows.map(({ action }) => action)).toEqual([
      'device.add-picture',
      'device.describe-picture',
      'device.add-picture',
      'device.order-pictures',
    ])
  })

  test('that is removed leaves the drawing behind; its files stay for carts, and then go', async () => {
    const deviceId = await idOf(phone)
    const shown = await shownAt(phone)
    for (const { id } of (await findOfficePictures(engines(), deviceId))!.pictures)
      expect(await removePicture(engines(), finn!, { deviceId, id })).toEqual({ ok: true })

    expect((await findDevice(engines(), 'de_DE', phone))!.device.image).toMatch(/^\/art\//)
    expect(await shownAt('apple-iphone-14-1-tb')).toEqual([])
    clock.moveBy(89 * DAY)
    expect(await pictureSteps.pictures(engines(), 10)).toBe(0)
    expect(await colourOf(shown[0]!.src)).toBeDefined()
    clock.moveBy(2 * DAY)
    expect(await pictureSteps.pictures(engines(), 10)).toBe(2)
    expect(await readPicture(engines(), shown[0]!.src.replace('/pictures/', ''))).toBeUndefined()
    expect(await engines().files.list(storedAs(''))).toEqual([])
  })
})

test('F-34 two models that become one show the pictures of both, the same photo once', async () => {
  const [stays, gone] = [await idOf('samsung-galaxy-s23-128-gb'), await idOf('samsung-s23-5g-128-gb')]
  await shownPicture(stays, '#112233')
  await shownPicture(gone, '#112233')
  await shownPicture(gone, '#aabbcc')
  const expected = [...(await shownAt('samsung-galaxy-s23-128-gb')), (await shownAt('samsung-s23-5g-128-gb'))[1]!]

  expect(await mergeModels(engines(), finn!, { id: gone, into: stays })).toMatchObject({ ok: true })

  for (const url of ['samsung-galaxy-s23-128-gb', 'samsung-galaxy-s23-256-gb', 'samsung-s23-5g-512-gb'])
    expect((await shownAt(url)).map(({ src }) => src)).toEqual(expected.map(({ src }) => src))
})

describe('what does not become a picture', () => {
  const tried = async (file: Uint8Array | undefined, own?: Partial<AltForm>) =>
    addPicture(engines(), finn!, { deviceId: await idOf('apple-iphone-14-128-gb'), file, alt: alt(own) })

  test.each([
    ['nothing', 'no-file', async () => undefined],
    ['an empty file', 'no-file', async () => new Uint8Array()],
    ['text', 'no-picture', async () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['a head without a picture', 'no-picture', async () => samplePhotos.jpeg.bytes],
    ['half a photo', 'no-picture', async () => (await devicePhoto()).subarray(0, 900)],
    ['more bytes than cameras make', 'too-large', async () => new Uint8Array(8 * 1024 * 1024 + 1)],
    ['a promise of many pixels', 'too-many-pixels', async () => withSize(samplePhotos.png.bytes, 'png', 20_000)],
    ['a stamp', 'too-small', () => devicePhoto({ width: 319, height: 200 })],
  ])('%s: %s', async (_, problem, file) => {
    expect(await tried(await file())).toEqual({ ok: false, reason: 'invalid', problem, problems: {} })
  })

  test('one that is there already, and one too many', async () => {
    const colours = Array.from({ length: MAX_PICTURES }, (_, index) => `#20${(16 + 20 * index).toString(16)}80`)
    for (const colour of colours)
      expect(await tried(await devicePhoto({ width: 400, height: 400, colour }))).toMatchObject({ ok: true })

    const again = await tried(await devicePhoto({ width: 400, height: 400, colour: colours[3]! }))
    const more = await tried(await devicePhoto({ width: 400, height: 400, colour: '#ffffff' }))

    expect([again, more]).toMatchObject([{ problem: 'already-there' }, { problem: 'too-many' }])
  })

  test('one without permission, of nothing, or with a text that nobody listens to', async () => {
    const file = await devicePhoto()
    const deviceId = await idOf('apple-iphone-14-128-gb')

    expect(await addPicture(engines(), agent!, { deviceId, file, alt: alt() })).toEqual({
      ok: false,
      reason: 'not-yours-to-do',
    })
    expect(await addPicture(engines(), finn!, { deviceId: 0, file, alt: alt() })).toEqual({
      ok: false,
      reason: 'unknown-entry',
    })
    expect(await tried(undefined, { 'alt.it_IT': 'x'.repeat(201) })).toEqual({
      ok: false,
      reason: 'invalid',
      problem: 'no-file',
      problems: { 'alt.it_IT': 'too-long' },
    })
  })
})
