import type { Vault } from '#engines/vault/vault.ts'
import { isId } from '#shop/ids.ts'

const PURPOSE = 'device-list'

/** The word by which somebody finds his list again. */
export const listToken = (vault: Vault, listId: string): string => vault.token(PURPOSE, listId)

/** The list that a token opens, or nothing if it was made up. */
export function listIdIn(vault: Vault, token: string): string | undefined {
  const id = vault.idOf(PURPOSE, token)
  return id !== undefined && isId(id) ? id : undefined
}
