import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { BEGINNING, brokenAt, type ChainLink, type RegisterEntry } from './register.ts'
import { allEntries, type StoredEntry } from './register-store.ts'
import { REGISTER_PURPOSE } from './write-register.ts'

export type Register = {
  entries: (RegisterEntry & { hash: string })[]
  /** The first entry that is not as it was written; nothing, if all are. */
  brokenAt: number | undefined
  /** Whoever has written this down can prove later that nothing was cut off at the end. */
  lastHash: string
}

/** The whole register, checked entry by entry. */
export async function readRegister({ db, vault }: Pick<Engines, 'db' | 'vault'>): Promise<Register> {
  const links = (await allEntries(db)).map((stored) => linkOf(vault, stored))
  return {
    entries: links.flatMap(({ entry, hash }) => (entry ? [{ ...entry, hash }] : [])),
    brokenAt: brokenAt(links),
    lastHash: links.at(-1)?.hash ?? BEGINNING,
  }
}

function linkOf(vault: Vault, { number, previousHash, hash, entry }: StoredEntry): ChainLink {
  try {
    const read = JSON.parse(vault.open(entry, REGISTER_PURPOSE)) as RegisterEntry
    return { number, previousHash, hash, entry: read }
  } catch {
    return { number, previousHash, hash, entry: undefined }
  }
}
