import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'identity' | 'gzip' | 'br'

type Bytes = Buffer<ArrayBuffer>

/** One body in the forms that browsers ask for. Buffers, because Node sends strings with a “€” slowly. */
export type EncodedBody = { identity: Bytes; gzip?: Bytes; br?: Bytes; etag: string }

export type Quality = { br: number; gzip: number }

/** For what one visitor reads once: a tenth more bytes, for a third of the time. */
export const QUICKEST: Quality = { br: 3, gzip: 4 }

/** Costs a few milliseconds; the smallest form would cost a hundred of the first visitor's time. */
const QUICK: Quality = { br: 5, gzip: 6 }

/** For what never changes within a build. */
export const SMALLEST: Quality = { br: 11, gzip: 6 }

/** As far back as a page reaches, and no further: what is beyond its beginning would only be memory to make ready. */
const windowOf = ({ length }: Bytes): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))

const forms = {
  identity: async (body: Bytes) => body,
  gzip: (body: Bytes, quality: Quality) => zip(body, { level: quality.gzip }),
  br: (body: Bytes, quality: Quality) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
      },
    }),
} satisfies Record<Encoding, (body: Bytes, quality: Quality) => Promise<Bytes>>

/** What many will read is encoded in every form, what one reads only in theirs. */
export async function encodeBody(
  identity: Bytes,
  encodings: readonly Encoding[],
  quality = QUICK,
): Promise<EncodedBody> {
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const encoded = await Promise.all(
    encodings.map(async (encoding) => [encoding, await forms[encoding](identity, quality)]),
  )
  return { ...Object.fromEntries(encoded), identity, etag }
}

/** The best form that the browser said it can read. */
export function pickEncoding(acceptEncoding: string | null | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').toLowerCase()
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
