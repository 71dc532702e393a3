import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import { countries } from '#shop/countries/all.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { callbackAddress, openJourney, sealJourney } from './sign-in-journey.ts'

const vault = openSecretVault(testSecrets)
const begin = (clock = movableClock(new Date('2026-03-01T10:00:00Z'))) => {
  const engines = { vault, now: clock.now }
  return { clock, engines, sealed: sealJourney(engines, { country: 'de', memory: 'a state', remember: true }) }
}

test('a journey is remembered for ten minutes, and nobody can read what', () => {
  const { clock, engines, sealed } = begin()

  clock.moveBy(10 * 60_000 - 1)
  expect(openJourney(engines, countries.de, sealed)).toMatchObject({ memory: 'a state', remember: true })
  expect(sealed).not.toContain('state')
  clock.moveBy(1)
  expect(openJourney(engines, countries.de, sealed)).toBeUndefined()
})

test('a journey ends in the shop in which it began', () => {
  const { engines, sealed } = begin()

  expect(openJourney(engines, countries.at, sealed)).toBeUndefined()
})

test('a journey that was made up or sealed for something else is none', () => {
  const { engines, sealed } = begin()
  const made = vault.seal(JSON.stringify({ country: 'de', memory: '', remember: true, endsAt: 1e15 }), 'registration')

  for (const forged of [
    '',
    'journey',
    `${sealed}A`,
    sealed.slice(0, -1),
    made,
    vault.seal('not JSON', 'sign-in-journey'),
  ]) {
    expect(openJourney(engines, countries.de, forged), forged).toBeUndefined()
  }
})

test('providers send people back to an address from the settings', () => {
  expect(callbackAddress(countries.fr)).toBe('https://fr.umlauf.example/api/account/sso/callback')
})
