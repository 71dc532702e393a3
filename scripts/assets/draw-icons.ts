import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPng } from '#web/art/draw-png.ts'

const SMALL = [16, 32, 48]
const LARGE = [120, 152, 167, 180]

/** What browsers and phones ask for by themselves, without being told where it lies: our sign in their sizes. */
export async function drawIcons(folder: string): Promise<void> {
  const sign = await readFile('src/web/art/favicon.svg', 'utf8')
  const small = await Promise.all(SMALL.map((size) => drawPng(sized(sign, size))))
  await writeFile(join(folder, 'favicon.ico'), iconFile(small))

  // Phones cut the corners themselves, and show black where a picture has none.
  const whole = sign.replace(' rx="12"', '')
  for (const size of LARGE) {
    await writeFile(join(folder, `apple-touch-icon-${size}x${size}.png`), await drawPng(sized(whole, size)))
  }
  const largest = await drawPng(sized(whole, LARGE.at(-1)!))
  for (const name of ['apple-touch-icon', 'apple-touch-icon-precomposed'])
    await writeFile(join(folder, `${name}.png`), largest)
}

const sized = (svg: string, size: number): string => svg.replace('<svg ', `<svg width="${size}" height="${size}" `)

/** An icon file is a list of where each picture begins, and then the pictures. */
function iconFile(pictures: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let start = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(SMALL[index]!, at)
    head.writeUInt8(SMALL[index]!, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
