import { expect, test } from 'vitest'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import { openFile, sealFile } from './payout-file.ts'

const vault = openSecretVault(['a secret that is long enough for tests'])
const large = new TextEncoder().encode('Zahlung über 10,00 €\n'.repeat(40_000))

test('a file for the bank is sealed in pieces and comes back to the letter', async () => {
  for (const text of [large, large.subarray(0, 1_000)]) {
    const sealed = await sealFile(vault, text)

    expect(Buffer.from(sealed).includes('Zahlung')).toBe(false)
    expect(Buffer.from(await openFile(vault, sealed)).equals(text)).toBe(true)
  }
})

test('no piece of it can be left out, doubled or moved', async () => {
  const lines = Buffer.from(await sealFile(vault, large))
    .toString()
    .split('\n')
  expect(lines.length).toBeGreaterThan(2)

  const forged = [lines.slice(1), lines.slice(0, 1), [...lines, lines.at(-1)!], lines.toReversed()]
  for (const each of forged) await expect(openFile(vault, Buffer.from(each.join('\n')))).rejects.toThrow()
})
