import { create, type Font } from 'fontkit'

/** Fontkit reads collections as well; the shop's files hold one font each. */
export function readFont(file: Buffer): Font {
  const read = create(file)
  if (!('glyphForCodePoint' in read)) throw new Error('A file with one font is wanted')
  return read
}
