import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPdf, type Box, type ReadPdf } from '#tests/support/readers/files/pdf.ts'
import { readCode } from '#tests/support/readers/files/printed-codes.ts'
import type { Label, Parcel, PostalAddress } from './carriers.ts'
import { sameThread } from '#tests/support/services/shops/thread-readers.ts'
import { openDemoCarriers } from './demo-carriers.ts'
import { LABEL } from './label-page.ts'
import { sampleParcel, sampleTexts } from './sample-parcel.ts'
import { runs } from '#tests/support/limits/runs.ts'

const whole: Box = {
  left: LABEL.left,
  right: LABEL.left + LABEL.width,
  top: LABEL.top,
  bottom: LABEL.top + LABEL.height,
}
const column: Box = { left: whole.right + 10, right: 595.28 - 20, top: whole.top, bottom: whole.bottom }
/** Lines may be broken anywhere, so spaces say nothing. */
const solid = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')
const printed = ({ lines }: ReadPdf) => solid(lines.map(({ text }) => text).join(''))

describe.each(['dhl', 'ups'] as const)('the page of %s', (carrier) => {
  const print = async (parcel: Partial<Parcel> = {}): Promise<Label & { page: ReadPdf }> => {
    const label = await openDemoCarriers('secret', sameThread)
      .for(carrier)
      .announce({ ...sampleParcel, ...parcel })
    return { ...label, page: readPdf(label.pdf) }
  }

  test('X1.06 is one tagged page of A4 with a language and a title', async () => {
    const { pdf, page } = await print({ locale: 'fr-FR' })

    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect([page.width, page.height]).toEqual([595.28, 841.89])
    expect(page.language).toBe('fr-FR')
    expect(page.title).toBe(sampleTexts.title)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Marked true')
  })

  test('X1.06 says everything that it was given, letters with a tail or two strokes included', async () => {
    const { page, trackingNumber } = await print()
    const texts = page.lines.map(({ text }) => text)

    for (const text of [...Object.values(sampleTexts), trackingNumber]) expect(printed(page)).toContain(solid(text))
    expect(texts).toEqual(
      expect.arrayContaining(['Łucja Őry-Großmann', 'Straße der Einheit 12a', 'Hinterhaus, 3. Stock']),
    )
    expect(texts).toEqual(expect.arrayContaining(['10115 Berlin', 'DEUTSCHLAND', 'T-26-004711', carrier.toUpperCase()]))
    expect(texts).toEqual(expect.arrayContaining(['7 bis rue de l’Œuvre', '67000 Strasbourg', 'FRANKREICH']))
  })

  test('X1.06 has bars that a reader reads as the tracking number', async () => {
    const { page, trackingNumber } = await print()

    expect(readCode('bars', page.filled, whole)).toBe(trackingNumber)
  })

  test('X1.06 has a square code that a phone reads as the code for handing in', async () => {
    const { page, dropOffCode } = await print()

    expect(readCode('square', page.filled, column)).toBe(dropOffCode)
  })

  test('X1.06 leaves the white that readers need beside the bars, and bars no finer than they can see', async () => {
    const { page } = await print()
    const bars = page.filled.filter(({ right }) => right < whole.right)
    const finest = Math.min(...bars.map(({ left, right }) => right - left))
    const [left, right] = [Math.min(...bars.map((bar) => bar.left)), Math.max(...bars.map((bar) => bar.right))]

    // A quarter of a millimetre; ten times the finest bar.
    expect(finest).toBeGreaterThanOrEqual((0.25 * 72) / 25.4)
    expect(left - whole.left).toBeGreaterThanOrEqual(10 * finest - 0.01)
    expect(whole.right - right).toBeGreaterThanOrEqual(10 * finest - 0.01)
  })

  test('can be listened to: a heading, paragraphs, and both codes in words', async () => {
    const { page, trackingNumber, dropOffCode } = await print()

    expect(new Set(page.roles)).toEqual(new Set(['Document', 'H1', 'H2', 'P', 'Figure']))
    expect(page.roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(page.alternatives).toEqual([
      `Sendungsnummer ${trackingNumber}`,
      `Kein Drucker? Zeig diesen Code in der Filiale. ${dropOffCode}`,
    ])
  })

  test('writes a letter that it does not have without its accent, or as a question mark', async () => {
    const sender = { ...sampleParcel.sender, name: 'Nguyễn ﬁx Юля 王 e\u0301', addressExtra: 'a\u202Eb\u0000c\td' }
    const { page } = await print({ sender })

    expect(page.lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['Nguyên fix ??? ? é', 'ab c d']))
  })
})

/** As long as the shop lets people write, in letters of our five countries and their neighbours. */
const letter = fc.constantFrom(
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜäöüßéèêàçñœŒÆłŁőŐşčžŽİWM0123456789-.’/ ',
)
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: letter, minLength: 1, maxLength }),
    fc.constantFrom('W'.repeat(maxLength), 'Œ'.repeat(maxLength)),
  )
const addressOf = (field: typeof text): fc.Arbitrary<PostalAddress> =>
  fc.record({
    name: field(161),
    street: field(80),
    houseNumber: field(12),
    addressExtra: fc.option(field(80), { nil: undefined }),
    postalCode: field(10),
    city: field(80),
    country: fc.constantFrom('AT', 'DE', 'ES', 'FR', 'IT', 'de'),
  })

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** What stands where it must not. One list, because asking `expect` for every line takes longer than printing. */
function misplaced({ lines, filled }: ReadPdf): string[] {
  return lines.flatMap((line, index) => {
    const isInside = line.left >= whole.left + 14 - 0.01 && line.right <= whole.right - 14 + 0.01
    const isBelow = line.top >= whole.bottom && line.right <= whole.right
    const isBeside = line.left >= column.left && line.right <= column.right
    const isReadable = line.size >= 4.5
    const isOnPaper = (isInside || isBelow || isBeside) && line.bottom < whole.bottom + 20
    const isCovered = [...filled, ...lines.slice(index + 1)].some((other) => overlap(other, line))
    return isReadable && isOnPaper && !isCovered ? [] : [`${line.text} ${JSON.stringify(line)}`]
  })
}

const announce = async (parcel: Partial<Parcel>) =>
  readPdf(
    (
      await openDemoCarriers('secret', sameThread)
        .for('dhl')
        .announce({ ...sampleParcel, ...parcel })
    ).pdf,
  )

test('X1.06 names and addresses of any length are printed in full and stay in their place', async () => {
  await fc.assert(
    fc.asyncProperty(addressOf(text), addressOf(text), async (sender, recipient) => {
      const page = await announce({ sender, recipient })

      expect(misplaced(page)).toEqual([])
      const all = printed(page)
      const fields = [sender, recipient].flatMap(({ country: _, ...rest }) => Object.values(rest))
      expect(fields.filter((field) => !all.includes(solid(field ?? '')))).toEqual([])
    }),
    { numRuns: runs(25, 500) },
  )
})

test('X1.06 what nobody should send as a name or a word is printed as far as it fits', async () => {
  const anything = (maxLength: number) => fc.string({ unit: 'binary', maxLength: maxLength * 10 })
  await fc.assert(
    fc.asyncProperty(addressOf(anything), anything(100), async (sender, word) => {
      const texts = { ...sampleTexts, title: word, hint: word, demo: word, from: word, dropOff: word, pieces: word }
      expect(
        misplaced(await announce({ sender: { ...sender, country: word }, texts, reference: word.slice(0, 50) })),
      ).toEqual([])
    }),
    { numRuns: runs(15, 1_000) },
  )
})
