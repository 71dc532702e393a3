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

/** The first number at which the chain is broken, or nothing if it is whole. What cannot be opened was changed. */
export function brokenAt(links: readonly ChainLink[]): number | undefined {
  let previous = BEGINNING
  for (const [index, { number, previousHash, hash, entry }] of links.entries()) {
    const isNext = number === index + 1 && entry?.number === number && previousHash === previous
    if (!isNext || chainHash(previous, entry) !== hash) return index + 1
    previous = hash
  }
  return undefined
}
