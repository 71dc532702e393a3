import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
const NAME_BYTES = 6

/** Every use of a secret gets a key of its own, so that what leaks about one says nothing about another. */
export function derivedKey(secret: string, use: 'seal' | 'token' | 'sign' | 'fingerprint', purpose: string): Buffer {
  return derive(secret, `${use}:${purpose}`, KEY_BYTES)
}

/** A short name by which a sealed text finds its secret again. It tells nothing about the secret. */
export function keyName(secret: string): string {
  return derive(secret, 'name', NAME_BYTES).toString('base64url')
}

const derive = (secret: string, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'umlauf-vault-v1', info, bytes))
