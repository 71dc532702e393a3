import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VaultError, type Vault } from './vault.ts'

const newSecret = 'the-secret-of-today-with-enough-characters'
const oldSecret = 'the-secret-of-yesterday-with-enough-of-them'
const anyText = fc.string({ unit: 'binary', maxLength: 500 })
const id = '0198c0de-7a11-7000-8000-00000000beef'
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The same text with another character at one place. */
const changedAt = (text: string, place: number, to: string) => text.slice(0, place) + to + text.slice(place + 1)

export function vaultContract(openVault: (secrets: string[]) => Vault): void {
  const vault = openVault([newSecret])

  describe('a sealed text', () => {
    test('opens to what it was, whatever it was', () => {
      fc.assert(
        fc.property(anyText, fc.string(), (plain, purpose) => {
          expect(vault.open(vault.seal(plain, purpose), purpose)).toBe(plain)
        }),
      )
    })

    test('shows nothing of what is inside, and is never the same twice', () => {
      const iban = 'DE89370400440532013000'
      const sealed = Array.from({ length: 100 }, () => vault.seal(iban, 'iban'))

      expect(new Set(sealed).size).toBe(100)
      for (const text of sealed) {
        expect(text).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/)
        expect(text + Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(iban)
      }
    })

    test('with any byte changed does not open', () => {
      const [version, name, text = ''] = vault.seal('DE89370400440532013000', 'iban').split('.')
      const bytes = Buffer.from(text, 'base64url')
      for (let place = 0; place < bytes.length; place += 1) {
        for (const bit of [1, 128]) {
          const changed = Buffer.from(bytes)
          changed.writeUInt8(changed.readUInt8(place) ^ bit, place)
          const sealed = [version, name, changed.toString('base64url')].join('.')
          expect(() => vault.open(sealed, 'iban')).toThrow(VaultError)
        }
      }
    })

    test('with any character changed, cut or added does not open', () => {
      for (const plain of ['', 'x', 'xy', 'DE89370400440532013000']) {
        const sealed = vault.seal(plain, 'iban')
        for (let place = 0; place < sealed.length; place += 1) {
          const other = sealed[place] === 'A' ? 'B' : 'A'
          expect(() => vault.open(changedAt(sealed, place, other), 'iban')).toThrow(VaultError)
          expect(() => vault.open(sealed.slice(0, place), 'iban')).toThrow(VaultError)
        }
        // The last character carries bits that decoders ignore: another spelling of the same bytes is refused, too.
        const spellings = [...base64url]
          .filter((last) => last !== sealed.at(-1))
          .map((last) => sealed.slice(0, -1) + last)
        const dressed = [`${sealed}=`, `${sealed}.`, `${sealed}.x`, ` ${sealed}`, `${sealed}\n`]
        for (const spelling of [...spellings, ...dressed]) {
          expect(() => vault.open(spelling, 'iban')).toThrow(VaultError)
        }
      }
    })

    test('does not open for another purpose, or with another secret', () => {
      const sealed = vault.seal('DE89370400440532013000', 'iban')

      for (const purpose of ['paypal', '', 'IBAN', 'iban ']) {
        expect(() => vault.open(sealed, purpose)).toThrow(VaultError)
      }
      expect(() => openVault([oldSecret]).open(sealed, 'iban')).toThrow(VaultError)
    })

    test.each(['', 'v1', 'v1..', 'v2.AAAAAAAA.AAAA', 'DE89370400440532013000', '...', 'v1.AAAAAAAA.'])(
      'is not %j',
      (text) => {
        expect(() => vault.open(text, 'iban')).toThrow(VaultError)
      },
    )

    test('opens after the secret was changed, as long as the old one is kept', () => {
      const before = openVault([oldSecret])
      const after = openVault([newSecret, oldSecret])
      const sealed = before.seal('DE89370400440532013000', 'iban')

      expect(after.open(sealed, 'iban')).toBe('DE89370400440532013000')
      expect(() => before.open(after.seal('new', 'iban'), 'iban')).toThrow(VaultError)
      expect(vault.open(after.seal('new', 'iban'), 'iban')).toBe('new')
    })

    test('that does not open is never repeated in the message', () => {
      expect(() => vault.open(vault.seal('DE89', 'iban'), 'paypal')).toThrow(
        /^This was changed, or not sealed for paypal$/,
      )
    })
  })

  describe('a token', () => {
    test('carries any id there and back, and is always the same', () => {
      fc.assert(
        fc.property(fc.uuid(), fc.string(), (anyId, purpose) => {
          const token = vault.token(purpose, anyId)
          expect(token).toMatch(/^[\w-]{43}$/)
          expect(token).toBe(vault.token(purpose, anyId.toUpperCase()))
          expect(vault.idOf(purpose, token)).toBe(anyId)
        }),
      )
    })

    test('of another purpose, another secret or another id is not ours', () => {
      const token = vault.token('trade', id)
      const otherId = Buffer.concat([Buffer.alloc(16, 7), Buffer.from(token, 'base64url').subarray(16)])

      expect(vault.idOf('clarification', token)).toBeUndefined()
      expect(openVault([oldSecret]).idOf('trade', token)).toBeUndefined()
      expect(vault.idOf('trade', otherId.toString('base64url'))).toBeUndefined()
    })

    test('has one spelling only', () => {
      const token = vault.token('trade', id)
      for (let place = 0; place < token.length; place += 1) {
        for (const character of base64url) {
          const changed = changedAt(token, place, character)
          expect(vault.idOf('trade', changed)).toBe(changed === token ? id : undefined)
        }
      }
      const dressed = [`${token}=`, ` ${token}`, `${token}\n`, `${token}A`, token.slice(0, -1), token.toLowerCase(), '']
      for (const spelling of dressed) expect(vault.idOf('trade', spelling)).toBeUndefined()
    })

    test('of the wrong kind is not ours, however odd', () => {
      fc.assert(
        fc.property(anyText, (text) => {
          expect(vault.idOf('trade', text)).toBeUndefined()
        }),
      )
    })

    test('is still known after the secret was changed', () => {
      const token = openVault([oldSecret]).token('trade', id)

      expect(openVault([newSecret, oldSecret]).idOf('trade', token)).toBe(id)
      expect(openVault([newSecret, oldSecret]).token('trade', id)).toBe(vault.token('trade', id))
    })

    test('is only made for an id', () => {
      expect(() => vault.token('trade', 'T-26-004711')).toThrow('Not the id of anything')
    })
  })

  describe('a fingerprint', () => {
    test('is the same for the same text, purpose and secret, and different otherwise', () => {
      const prints = [
        vault.fingerprint('mailbox', 'ana@example.com'),
        vault.fingerprint('mailbox', 'bea@example.com'),
        vault.fingerprint('address', 'ana@example.com'),
        openVault([oldSecret]).fingerprint('mailbox', 'ana@example.com'),
      ]

      expect(new Set(prints).size).toBe(prints.length)
      for (const print of prints) expect(print).toMatch(/^[0-9a-f]{64}$/)
      expect(openVault([newSecret, oldSecret]).fingerprint('mailbox', 'ana@example.com')).toBe(prints[0])
    })

    test('of before is still told after the secret was changed, behind the one of today', () => {
      const [text, purpose] = ['ana@example.com', 'mailbox']
      const before = openVault([oldSecret]).fingerprint(purpose, text)

      expect(openVault([newSecret, oldSecret]).fingerprints(purpose, text)).toEqual([
        vault.fingerprint(purpose, text),
        before,
      ])
    })

    test('is none that somebody without the secret could make', () => {
      const text = 'ana@example.com'

      expect(vault.fingerprint('mailbox', text)).not.toBe(createHash('sha256').update(text).digest('hex'))
      expect(vault.fingerprint('mailbox', text)).not.toBe(createHmac('sha256', newSecret).update(text).digest('hex'))
    })
  })

  test('a vault without a secret does not open', () => {
    expect(() => openVault([])).toThrow('A vault needs a secret')
  })
}
