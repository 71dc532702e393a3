import type { Sharp, SharpOptions } from 'sharp'
import type { PictureOrder, Pictures } from './pictures.ts'

/** More is not shown anywhere: the largest size of a photo. */
const MAX_SIDE = 1280

/** A small file can promise more than fits into memory; the same number is asked before, by its head alone. */
const MAX_PIXELS = 64_000_000

/** What nobody has thought of ends all the same. */
const MAX_SECONDS = 60

const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }

const white = { r: 255, g: 255, b: 255 }

/** By libvips, in threads of its own; one picture at a time and with one thread, so that cores are left for visitors. */
export function openSharpPictures(): Pictures {
  const library = once(async () => {
    const { default: sharp } = await import('sharp')
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  return {
    async open(bytes) {
      const sharp = await library()
      const picture = sharp(bytes, options)
        .autoOrient()
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 6 })
        .timeout({ seconds: MAX_SECONDS })
      const opened = await inTurn(() => picture.toBuffer({ resolveWithObject: true })).catch(() => undefined)
      return opened && { bytes: opened.data, width: opened.info.width, height: opened.info.height }
    },
    async encode(opened, order) {
      const sharp = await library()
      return inTurn(async () => {
        const { width = 1, height = 1 } = await sharp(opened).metadata()
        // What is smaller is not blown up: the rectangle gets smaller instead.
        const share = Math.min(1, Math.max(width / order.width, height / order.height))
        const size = { width: Math.round(order.width * share), height: Math.round(order.height * share) }
        // Where the picture does not reach, one sees through it, unless the form knows no such thing.
        const background = { ...white, alpha: order.form === 'jpg' ? 1 : 0 }
        const picture = sharp(opened, options).resize({ ...size, fit: 'contain', background })
        return write(picture, order).timeout({ seconds: MAX_SECONDS }).toBuffer()
      })
    },
  }
}

function write(picture: Sharp, { form }: PictureOrder): Sharp {
  if (form === 'avif') return picture.avif({ quality: 55, effort: 3 })
  if (form === 'webp') return picture.webp({ quality: 78 })
  return picture.flatten({ background: white }).jpeg({ quality: 80, mozjpeg: true })
}

/** Loading it costs a tenth of a second, which only those wait for who need it. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}
