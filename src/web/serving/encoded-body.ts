import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'identity' | 'gzip' | 'br'

/** One body in every form that a browser may ask for. Buffers, because Node sends strings with a “€” slowly. */
export type EncodedBody = Record<Encoding, Buffer<ArrayBuffer>> & { etag: string }

export async function encodeBody(identity: Buffer<ArrayBuffer>): Promise<EncodedBody> {
  // Quality 5 costs a few milliseconds; 11 would cost a hundred on the first visitor's time.
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ])
  return { identity, gzip: gz, br, etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22) }
}

/** The best form that the browser said it can read. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').toLowerCase()
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
