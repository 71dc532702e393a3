import { expect, test } from 'vitest'
import { openMemoryCache } from '#engines/cache/memory-cache.ts'
import { guessWithin } from './guess-rate-limit.ts'
import { TooBusyError } from './hash-password.ts'

const perAccount = { name: 'account', points: 3, seconds: 60 }
const perAddress = { name: 'address', points: 3, seconds: 60 }

const wrong = async () => false
const right = async () => true

test('F-03 a guess is paid for before it is looked at, so that many at once find no gap', async () => {
  const cache = openMemoryCache()
  let looked = 0
  const guess = () => guessWithin(cache, [{ bucket: perAccount, key: 'ana' }], async () => (looked += 1) < 0)

  await Promise.all(Array.from({ length: 50 }, guess))

  expect(looked).toBe(3)
})

test('F-05 who is right, or is sent away unheard, has his point back', async () => {
  const cache = openMemoryCache()
  const buckets = [{ bucket: perAccount, key: 'ana' }]
  const tooBusy = async () => {
    throw new TooBusyError('Too many passwords to check')
  }
  for (let round = 0; round < 10; round += 1) {
    expect(await guessWithin(cache, buckets, right)).toEqual({ ok: true })
    await expect(guessWithin(cache, buckets, tooBusy)).rejects.toThrow(TooBusyError)
  }

  expect(await guessWithin(cache, buckets, wrong)).toEqual({ ok: false, reason: 'wrong-login' })
})

test('F-03 an address that has no guesses left does not use up those of accounts', async () => {
  const cache = openMemoryCache()
  const from = (address: string) =>
    guessWithin(
      cache,
      [
        { bucket: perAddress, key: address },
        { bucket: perAccount, key: 'ana' },
      ],
      wrong,
    )
  const elsewhere = () =>
    guessWithin(
      cache,
      [
        { bucket: perAddress, key: 'flood' },
        { bucket: perAccount, key: 'bo' },
      ],
      wrong,
    )
  for (let guess = 0; guess < 3; guess += 1) await elsewhere()
  for (let guess = 0; guess < 9; guess += 1) expect(await from('flood')).toMatchObject({ reason: 'too-many-guesses' })

  expect(await from('home')).toEqual({ ok: false, reason: 'wrong-login' })
})
