/** How much room a text has, and between which sizes it may be set. */
export interface Room {
  width: number
  height: number
  largest: number
  smallest: number
}

export interface FittedText {
  size: number
  /** The lines of each paragraph. */
  paragraphs: string[][]
}

type Measure = (text: string, size: number) => number

/** From line to line, as a part of the size. */
export const LINE_HEIGHT = 1.2
const STEP = 0.5

/** Sets paragraphs as large as they fit. They are cut off only if they would not be readable otherwise. */
export function fitText(texts: readonly string[], room: Room, measure: Measure): FittedText {
  for (let size = room.largest; size >= room.smallest; size -= STEP) {
    const paragraphs = texts.map((text) => wrap(text, (line) => measure(line, size) <= room.width))
    if (paragraphs.flat().length <= linesIn(room, size)) return { size, paragraphs }
  }
  const size = room.smallest
  const paragraphs = texts.map((text) => wrap(text, (line) => measure(`${line}…`, size) <= room.width))
  return { size, paragraphs: cut(paragraphs, linesIn(room, size)) }
}

/** One line always fits, even if a caller counts too tightly. */
const linesIn = ({ height }: Room, size: number): number => Math.max(1, Math.floor(height / (size * LINE_HEIGHT)))

/** Shortens the longest paragraph first: what is short, such as a town, says the most. */
function cut(paragraphs: readonly string[][], lines: number): string[][] {
  const left = paragraphs.map((paragraph) => paragraph.length)
  for (let rest = paragraphs.flat().length; rest > lines; rest -= 1) {
    const longest = left.indexOf(Math.max(...left))
    left[longest] = (left[longest] ?? 0) - 1
  }
  return paragraphs.map((paragraph, index) => {
    const kept = paragraph.slice(0, left[index])
    return kept.length < paragraph.length ? [...kept.slice(0, -1), ...kept.slice(-1).map((line) => `${line}…`)] : kept
  })
}

/** Breaks between words, and within a word only if it is longer than a line. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    const pieces = fits(word) ? [line, word] : breakWord(longer, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return [...lines, line].filter((filled) => filled !== '')
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
