import { describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import type { Tokens } from './tokens.ts'

const newSecret = 'the-secret-of-today-with-enough-characters'
const oldSecret = 'the-secret-of-yesterday-with-enough-of-them'
const claims = { subject: crypto.randomUUID(), session: crypto.randomUUID(), audience: 'de' }

export function tokensContract(openTokens: (secrets: string[], now: () => Date) => Tokens): void {
  const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
  const tokens = openTokens([newSecret], clock.now)

  describe('a signed token', () => {
    test('says what was signed, in its shop only', async () => {
      const token = await tokens.sign(claims, 300)

      expect(await tokens.read(token, 'de')).toEqual(claims)
      expect(await tokens.read(token, 'at')).toBeUndefined()
    })

    test('is believed until its end and not a second longer', async () => {
      const token = await tokens.sign(claims, 300)

      clock.moveBy(299_000)
      expect(await tokens.read(token, 'de')).toEqual(claims)
      clock.moveBy(1_000)
      expect(await tokens.read(token, 'de')).toBeUndefined()
    })

    test('with any character changed, cut or added is not believed', async () => {
      const token = await tokens.sign(claims, 300)
      for (let place = 0; place < token.length - 1; place += 1) {
        const other = token[place] === 'A' ? 'B' : 'A'
        expect(await tokens.read(token.slice(0, place) + other + token.slice(place + 1), 'de')).toBeUndefined()
        expect(await tokens.read(token.slice(0, place), 'de')).toBeUndefined()
      }
      expect(await tokens.read(`${token}A`, 'de')).toBeUndefined()
    })

    test('that was signed by nobody, or by another secret, is not believed', async () => {
      const [, body] = (await tokens.sign(claims, 300)).split('.')
      const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
      const foreign = await openTokens([oldSecret], clock.now).sign(claims, 300)

      expect(await tokens.read(`${unsigned}.${body}.`, 'de')).toBeUndefined()
      expect(await tokens.read(foreign, 'de')).toBeUndefined()
      expect(await tokens.read('', 'de')).toBeUndefined()
    })

    test('outlives a change of the secret, as long as the old one is kept', async () => {
      const before = await openTokens([oldSecret], clock.now).sign(claims, 300)
      const after = openTokens([newSecret, oldSecret], clock.now)

      expect(await after.read(before, 'de')).toEqual(claims)
      expect(await tokens.read(await after.sign(claims, 300), 'de')).toEqual(claims)
    })
  })
}
