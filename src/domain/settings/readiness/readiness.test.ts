import { describe, expect, test } from 'vitest'
import { isReady, missingFor, readinessOf, type ReadinessFacts } from './readiness.ts'

const by = { username: 'anna', at: new Date('2026-03-05T10:00:00Z'), words: 'Probe' }

const country = (code: 'de' | 'fr') => ({
  code,
  placeholders: [],
  hasAccount: true,
  hasBrand: true,
  isMailTried: true,
  textsRead: by,
})

const ready: ReadinessFacts = {
  countries: [country('de'), country('fr')],
  hasMailServer: true,
  hasSampleCarrier: false,
  carrierAccepted: undefined,
  lonelyPermissions: [],
  hasDevices: true,
  demoTraces: [],
  hasOwnSecret: true,
  backupTried: by,
}

describe('F-34 ready to sell', () => {
  test('where nothing is missing everything is done', () => {
    const list = readinessOf(ready)

    expect(list.filter(({ isDone }) => !isDone)).toEqual([])
    expect(isReady(list)).toBe(true)
  })

  test.each([
    ['domains', { countries: [] }],
    ['people', { lonelyPermissions: ['payouts.release'] }],
    ['carrier', { hasSampleCarrier: true }],
    ['catalogue', { hasDevices: false }],
    ['demo', { demoTraces: ['demo-seed'] }],
    ['secret', { hasOwnSecret: false }],
  ] as const)('%s keeps every door closed', (name, change) => {
    const list = readinessOf({ ...ready, ...change })

    expect(missingFor(list, 'de').map((point) => point.name)).toEqual([name])
    expect(isReady(list)).toBe(false)
  })

  test.each([
    ['placeholders', { placeholders: ['company.name'] }],
    ['account', { hasAccount: false }],
    ['texts', { textsRead: undefined }],
    ['mail', { isMailTried: false }],
  ] as const)('%s of one country keeps the doors of the others open', (name, change) => {
    const list = readinessOf({ ...ready, countries: [country('de'), { ...country('fr'), ...change }] })

    expect(missingFor(list, 'fr').map((point) => point.name)).toEqual([name])
    expect(missingFor(list, 'de')).toEqual([])
    expect(isReady(list)).toBe(false)
  })

  test('without a mail server no letter was tried, whatever was sent before', () => {
    const list = readinessOf({ ...ready, hasMailServer: false })

    expect(missingFor(list, 'de').map(({ name, missing }) => [name, missing])).toEqual([['mail', ['SMTP_URL']]])
  })

  test('who accepts the sample carrier is named, and what should be closes nothing', () => {
    const list = readinessOf({
      ...ready,
      countries: [{ ...country('de'), hasBrand: false }],
      hasSampleCarrier: true,
      carrierAccepted: by,
      backupTried: undefined,
    })

    expect(list.find(({ name }) => name === 'carrier')).toMatchObject({ isDone: true, by })
    expect(list.filter(({ isDone }) => !isDone).map(({ name, weight }) => [name, weight])).toEqual([
      ['brand', 'should'],
      ['backup', 'should'],
    ])
    expect(isReady(list)).toBe(true)
  })
})
