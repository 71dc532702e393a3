import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey, keyName } from './derived-keys.ts'
import { VaultError } from './vault.ts'
import type { Vault } from './vault.ts'

/** The bytes, or undefined unless it is spelt exactly as we would: decoders forgive, and a second spelling is a forgery. */
function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 16
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PLACES_OF_DASHES = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** A vault that needs nothing but secrets: the first one seals and signs, those after it still open what they closed. */
export function openSecretVault(secrets: readonly string[]): Vault {
  const [current] = secrets
  if (current === undefined) throw new Error('A vault needs a secret')
  const byName = new Map(secrets.map((secret) => [keyName(secret), secret]))

  return {
    seal: (plain, purpose) => [VERSION, keyName(current), encrypt(plain, current, purpose)].join('.'),
    open(sealed, purpose) {
      const [version, name = '', text = '', ...more] = sealed.split('.')
      const secret = byName.get(name)
      const bytes = bytesOf(text)
      if (version !== VERSION || bytes === undefined || more.length > 0)
        throw new VaultError('This was not sealed here')
      if (secret === undefined) throw new VaultError(`The secret ${name.slice(0, 20)} is not known here`)
      return decrypt(bytes, secret, purpose)
    },
    token: (purpose, id) => tokenOf(idBytes(id), current, purpose),
    idOf(purpose, token) {
      const id = bytesOf(token)?.subarray(0, ID_BYTES)
      if (id?.length !== ID_BYTES) return undefined
      const isOurs = secrets.some((secret) => isSame(tokenOf(id, secret, purpose), token))
      return isOurs ? id.toString('hex').replace(PLACES_OF_DASHES, '$1-$2-$3-$4-$5') : undefined
    },
    fingerprint: (purpose, text) => fingerprintOf(text, current, purpose),
    fingerprints: (purpose, text) => secrets.map((secret) => fingerprintOf(text, secret, purpose)),
  }
}

const fingerprintOf = (text: string, secret: string, purpose: string): string =>
  createHmac('sha256', derivedKey(secret, 'fingerprint', purpose))
    .update(text)
    .digest('hex')

function encrypt(plain: string, secret: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, 'seal', purpose), nonce)
  cipher.setAAD(Buffer.from(`${VERSION}:${purpose}`))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function decrypt(bytes: Buffer, secret: string, purpose: string): string {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new VaultError('This is too short to have been sealed here')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, 'seal', purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(`${VERSION}:${purpose}`))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new VaultError(`This was changed, or not sealed for ${purpose}`, { cause })
  }
}

function idBytes(id: string): Buffer {
  if (!UUID.test(id)) throw new Error(`Not the id of anything: ${JSON.stringify(id.slice(0, 50))}`)
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

/** Half of the signature is enough: nobody guesses 128 bits, and the link stays short. */
function tokenOf(id: Buffer, secret: string, purpose: string): string {
  const signature = createHmac('sha256', derivedKey(secret, 'token', purpose))
    .update(id)
    .digest()
  return Buffer.concat([id, signature.subarray(0, 16)]).toString('base64url')
}

/** Takes as long for a nearly right token as for a wrong one, so that nobody can feel the way to a right one. */
function isSame(ours: string, theirs: string): boolean {
  return ours.length === theirs.length && timingSafeEqual(Buffer.from(ours), Buffer.from(theirs))
}
