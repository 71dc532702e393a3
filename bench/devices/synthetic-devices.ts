import type { FoundDevice } from '#engines/search/search.ts'

/**
 * Devices of makers that do not exist, to see how the search bears a large catalogue. Their names are made of syllables and
 * numbers that no true device has in this order, so they stand beside the true answers and not before them.
 */
export function withSyntheticDevices(real: readonly FoundDevice[], wanted: number): FoundDevice[] {
  const categories = [...Map.groupBy(real, ({ categoryId }) => categoryId).values()]
    // Nobody but Apple makes iPhones.
    .filter((devices) => new Set(devices.map(({ manufacturerId }) => manufacturerId)).size > 1)
    .map(([first]) => first!)
  const devices = real.slice(0, wanted)
  const random = seededRandom(20_261_115)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const name = (syllables: number) => capital(Array.from({ length: syllables }, () => pick(SYLLABLES)).join(''))

  let series = ''
  let like = categories[0]!
  for (let family = 0; devices.length < wanted; family += 1) {
    const ids = { manufacturerId: 1_000_000 + Math.floor(family / 40), seriesId: 2_000_000 + Math.floor(family / 8) }
    const manufacturer = makerName(Math.floor(family / 40))
    if (family % 8 === 0) {
      series = name(2)
      like = pick(categories)
    }
    const { category, categoryId } = like
    const [word] = like.searchTerms.split(' ')
    const number = `${pick(LETTERS)}${100 + Math.floor(random() * 900)}`
    const model = [series, number, pick(SUFFIXES)].join(' ').trim()
    const code = `${name(1).toUpperCase()}-${Math.floor(random() * 90_000 + 10_000)}${pick(LETTERS)}`
    const released = { releaseYear: 2008 + Math.floor(random() * 18), releaseMonth: 1 + Math.floor(random() * 12) }

    for (const variant of pick(VARIANTS)) {
      const id = 3_000_000 + devices.length
      const fullName = `${model} ${variant}`.trim()
      const url = `synthetic-${id}`
      const texts = { name: fullName, model, url, category, manufacturer, series, image: '', thumbnail: '' }
      devices.push({ ...texts, ...ids, ...released, id, categoryId, popularity: 0, searchTerms: `${word} ${code}` })
    }
  }
  return devices.slice(0, wanted)
}

const SYLLABLES = 'bra vel quo zun dri mox tha lor pex gry vin kal osk rue fen jup wyl cto yar eph'.split(' ')
const LETTERS = [...'BCFHJKVWY']
const SUFFIXES = ['', '', '', 'Pro', 'Max', 'Lite', 'Ultra', 'Plus', 'Mark II', 'Neo']
const VARIANTS = [['64 GB', '128 GB', '256 GB'], ['128 GB', '256 GB', '512 GB'], ['32 GB WiFi', '32 GB Cellular'], ['']]

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A name of its own for each maker: its number, written in syllables. */
function makerName(number: number): string {
  const digits = number.toString(SYLLABLES.length).padStart(3, '0')
  return capital(Array.from(digits, (digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)]).join(''))
}

/** The same numbers on every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
