/** Keeps what must not be read or made up by others. A purpose, such as `iban`, keeps uses of one secret apart. */
export interface Vault {
  /** Encrypts what only few may read, such as an account number. Sealing the same twice gives two different texts. */
  seal(plain: string, purpose: string): string
  /** Throws a `VaultError` if it was changed, sealed for another purpose or with a secret that is no longer known. */
  open(sealed: string, purpose: string): string
  /** An unguessable, unforgeable word for a link about one thing. The same thing always gets the same word. */
  token(purpose: string, id: string): string
  /** The id in a token, or undefined if it is not ours. */
  idOf(purpose: string, token: string): string | undefined
  /** By which a text is known again without being told: 64 hexadecimal digits that nobody can make who has no secret. */
  fingerprint(purpose: string, text: string): string
  /** The one of today, and those that the same text had while other secrets were in use: by these what is kept is found again. */
  fingerprints(purpose: string, text: string): readonly string[]
}

/** Something sealed cannot be opened: it is damaged, meant for something else, or its secret is gone. */
export class VaultError extends Error {
  override name = 'VaultError'
}
