import type { Vault } from '#engines/vault/vault.ts'
import type { Registration } from './read-registration.ts'

const PURPOSE = 'registration'

/** Until the mailbox is confirmed nobody but us may read what was said. */
export const sealRegistration = (vault: Vault, registration: Registration): string =>
  vault.seal(JSON.stringify(registration), PURPOSE)

export const openRegistration = (vault: Vault, sealed: string): Registration =>
  JSON.parse(vault.open(sealed, PURPOSE)) as Registration
