import { describe, expect, test } from 'vitest'
import { listLetters } from '#domain/letters/list-letters.ts'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { askForDevice } from './ask-for-device.ts'

const engines = useEngines()
const germany = { country: countries.de, mode: modes.default }
const form = { device: 'Nokia 3310', category: 'smartphone', details: '', email: 'ana@example.com' }
const findLetters = async () => (await listLetters(engines(), { descending: true, limit: 200 })).rows
const lettersNow = async () => (await findLetters()).length

type Changes = { email?: string; address?: string; bait?: string; device?: string }

const ask = ({ email = form.email, address = '203.0.113.1', bait = '', device = form.device }: Changes = {}) =>
  askForDevice(engines(), germany, {
    form: { ...form, email, device },
    trap: { bait, opened: String(engines().now().getTime() - 10_000) },
    address,
  })

describe('asking for a device', () => {
  test('S1.17 writes one letter to the shop of the country', async () => {
    const before = await lettersNow()

    expect(await ask({ email: 'once@example.com', address: 'a' })).toMatchObject({ ok: true })

    const letters = await findLetters()
    expect(letters).toHaveLength(before + 1)
    expect(letters[0]).toMatchObject({
      to: countries.de.contact.recipient,
      from: countries.de.contact.sender,
      kind: 'contact',
      locale: 'de_DE',
      subject: '[device-not-listed] Gerät nicht gelistet: Nokia 3310',
    })
  })

  test('S28 writes nothing for a program, and says so', async () => {
    const before = await lettersNow()

    expect(await ask({ bait: 'x', address: 'b' })).toEqual({ ok: false, reason: 'looks-automatic' })
    expect(await lettersNow()).toBe(before)
  })

  test('S28 takes three an hour from one mailbox, however it is spelt and wherever it comes from', async () => {
    const before = await lettersNow()
    const spellings = ['flood@example.com', 'FLOOD@example.com', 'Flood@Example.com', 'flood@example.com']
    const results = []
    for (const [index, email] of spellings.entries()) results.push(await ask({ email, address: `c${index}` }))

    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false])
    expect(results[3]).toMatchObject({ reason: 'too-many', retryAfterSeconds: expect.any(Number) })
    expect(await lettersNow()).toBe(before + 3)
  })

  test('S28 takes ten an hour from one address, whatever mailboxes it makes up', async () => {
    const before = await lettersNow()
    const results = []
    for (let count = 0; count < 40; count++)
      results.push(await ask({ email: `nobody${count}@example.com`, address: 'd' }))

    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await lettersNow()).toBe(before + 10)
  })

  test('does not count what was incomplete', async () => {
    for (let count = 0; count < 20; count++) {
      expect(await ask({ device: '', email: 'slow@example.com', address: 'e' })).toMatchObject({ reason: 'incomplete' })
    }

    expect(await ask({ email: 'slow@example.com', address: 'e' })).toMatchObject({ ok: true })
  })
})
