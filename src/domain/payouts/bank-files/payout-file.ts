import { setImmediate as breathe } from 'node:timers/promises'
import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Batch } from '#domain/payouts/batches/batch-store.ts'
import { payoutFormats, type Transfer } from './payout-formats.ts'

/** The file that is taken to the bank or to PayPal; none, if there is nothing to transfer. */
export const payoutFile = (
  { method, ...batch }: Pick<Batch, 'number' | 'country' | 'method' | 'instant'>,
  { merchant, presence }: Pick<Country, 'merchant' | 'presence'>,
  transfers: readonly Transfer[],
  now: Date,
): string | undefined =>
  method === 'none'
    ? undefined
    : payoutFormats[method].write({ ...batch, merchant, brand: presence.brand, now }, transfers)

const PURPOSE = 'payout-file'

/** So many bytes are sealed before others have their turn. */
const PIECE = 256 * 1024

/** Each piece knows its place: none can be left out, and none moved. */
const purposeOf = (index: number, count: number): string => (count === 1 ? PURPOSE : `${PURPOSE} ${index + 1}/${count}`)

/** Names and account numbers lie nowhere in the clear, also not among the files. A line for each piece. */
export async function sealFile(vault: Vault, text: Uint8Array): Promise<Uint8Array> {
  const decoder = new TextDecoder()
  const count = Math.ceil(text.length / PIECE)
  const lines: string[] = []
  for (let index = 0; index < count; index += 1) {
    const bytes = text.subarray(index * PIECE, (index + 1) * PIECE)
    const piece = decoder.decode(bytes, { stream: index < count - 1 })
    lines.push(vault.seal(piece, purposeOf(index, count)))
    await breathe()
  }
  return Buffer.from(lines.join('\n'))
}

export async function openFile(vault: Vault, sealed: Uint8Array): Promise<Uint8Array> {
  const lines = Buffer.from(sealed).toString('latin1').split('\n')
  const pieces: Uint8Array[] = []
  for (const [index, line] of lines.entries()) {
    pieces.push(Buffer.from(vault.open(line, purposeOf(index, lines.length))))
    await breathe()
  }
  return Buffer.concat(pieces)
}

export const fileKeyOf = ({ number, method }: Pick<Batch, 'number' | 'method'>): string =>
  `payouts/${fileName({ number, method })}.sealed`

export const fileName = ({ number, method }: Pick<Batch, 'number' | 'method'>): string =>
  `${number}.${method === 'none' ? 'csv' : payoutFormats[method].extension}`
