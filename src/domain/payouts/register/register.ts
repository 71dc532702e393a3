import { createHash } from 'node:crypto'

/** What the French register of second-hand goods says about one device (Code pénal, R321-3). */
export type RegisterEntry = {
  number: number
  at: string
  reference: string
  device: string
  imei: string
  serialNumber: string
  cents: number
  payment: string
  seller: string
  birthdate: string
  address: string
  documentKind: string
  documentNumber: string
  documentDate: string
  documentAuthority: string
}

/** Before the first entry. */
export const BEGINNING = '0'.repeat(64)

/** Depends on every word of the entry and on everything before it. */
export const chainHash = (previousHash: string, entry: RegisterEntry): string =>
  createHash('sha256')
    .update(
      `${previousHash}\n${JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`,
    )
    .digest('hex')

export type ChainLink = { number: number; previousHash: string; hash: string; entry: RegisterEntry | undefined }

/** As far as the chain has been followed. */
export type ChainEnd = { number: number; hash: string }

export const START: ChainEnd = { number: 0, hash: BEGINNING }

/** Follows the chain from where it was left. What cannot be opened was changed. */
export function followChain(
  from: ChainEnd,
  links: readonly ChainLink[],
): { end: ChainEnd; brokenAt: number | undefined } {
  let end = from
  for (const { number, previousHash, hash, entry } of links) {
    const isNext = number === end.number + 1 && entry?.number === number && previousHash === end.hash
    if (!isNext || chainHash(end.hash, entry) !== hash) return { end, brokenAt: end.number + 1 }
    end = { number, hash }
  }
  return { end, brokenAt: undefined }
}
