import type { Vault } from '#engines/vault/vault.ts'

type Fingerprints = Pick<Vault, 'fingerprint'>

/** Mailboxes are told apart in lower case. */
export const mailboxOf = (email: string): string => email.trim().toLowerCase()

/** By this a mailbox is known in links. Keyed: a plain hash of an address can be found by trying addresses. */
export const emailHash = (vault: Fingerprints, email: string): string =>
  vault.fingerprint('newsletter-mailbox', mailboxOf(email))

/** What could be one, also of a shop before ours. */
export const isEmailHash = (text: string): boolean => /^[0-9a-f]{1,128}$/i.test(text)

/** Proves where something came from, if somebody asks, without keeping the network address. */
export const addressHash = (vault: Fingerprints, address: string): string =>
  vault.fingerprint('newsletter-address', address)
