import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { timeLimitsOf, usualTimeLimits } from '#shop/time-limits.ts'
import { storefronts as shipped } from '#tests/support/fixtures/storefronts.ts'
import { completeCountry, ownAccount } from '#tests/support/fixtures/merchant/complete-settings.ts'
import { nothingSaid, withSettings, type Said } from './apply-settings.ts'
import type { Scope, Values } from './merchant-settings.ts'
import { settingsInForce } from './settings-in-force.ts'

const now = new Date('2026-12-24T22:30:00Z')

const said = (values: Partial<Record<Scope, Values>>): Said => ({
  ...nothingSaid,
  values: new Map(Object.entries(values) as [Scope, Values][]),
})

describe('F-34 whose word counts', () => {
  const fromFile: Storefronts = {
    ...shipped,
    countries: {
      ...countries,
      de: { ...countries.de, merchant: { ...countries.de.merchant, name: 'Aus der Datei', vatId: 'DE136695976' } },
    },
  }

  test('that of the office for a country, then for the company, then the file, then the placeholder', () => {
    const { de, fr, it } = withSettings(
      fromFile,
      said({ company: { 'company.name': 'Aus dem Büro' }, fr: { 'company.name': 'Du bureau' } }),
      now,
    ).countries

    expect([de.merchant.name, fr.merchant.name, it.merchant.name]).toEqual([
      'Aus dem Büro',
      'Du bureau',
      'Aus dem Büro',
    ])
    expect([de.merchant.vatId, fr.merchant.vatId]).toEqual(['DE136695976', countries.fr.merchant.vatId])
    expect(withSettings(fromFile, nothingSaid, now).countries.de.merchant.name).toBe('Aus der Datei')
    expect(withSettings(fromFile, nothingSaid, now).countries.es).toEqual(countries.es)
  })

  test('an address comes as a whole from one place', () => {
    const company = {
      'warehouse.name': 'Lager',
      'warehouse.street': 'Ring',
      'warehouse.houseNumber': '5',
      'warehouse.postalCode': '20095',
      'warehouse.city': 'Hamburg',
      'warehouse.country': 'DE',
    } satisfies Values
    const french = { ...company, 'warehouse.street': 'Rue', 'warehouse.city': 'Lille', 'warehouse.country': 'FR' }
    const { de, fr } = withSettings(shipped, said({ company, fr: french }), now).countries

    expect(de.warehouse).toEqual({
      name: 'Lager',
      street: 'Ring',
      houseNumber: '5',
      postalCode: '20095',
      city: 'Hamburg',
      country: 'DE',
    })
    expect([fr.warehouse.street, fr.warehouse.city, fr.warehouse.country]).toEqual(['Rue', 'Lille', 'FR'])
  })

  test('name and mailbox of a sender can be said one without the other', () => {
    const { de, es } = withSettings(
      shipped,
      said({ company: { 'mail.name': 'Laden' }, es: { 'mail.address': 'a@b.test' } }),
      now,
    ).countries

    expect(de.contact.sender).toBe('Laden <ankauf@de.umlauf.example>')
    expect(es.contact.sender).toBe('Laden <a@b.test>')
  })

  test('days of a country go before those of the company, and nobody is reminded after the end', () => {
    const { de, fr } = withSettings(
      shipped,
      said({ company: { 'time.parcel': '30', 'remind.lock': '-' }, fr: { 'time.parcel': '10' } }),
      now,
    ).countries

    expect(timeLimitsOf(de)).toEqual({
      ...usualTimeLimits,
      parcel: 30,
      reminders: { ...usualTimeLimits.reminders, lock: [] },
    })
    expect(timeLimitsOf(fr)).toMatchObject({ parcel: 10, reminders: { parcel: [5], lock: [] } })
    expect(settingsInForce(fr)).toMatchObject({ 'time.parcel': '10', 'remind.parcel': '5', 'remind.lock': '-' })
  })

  test('an account counts for the company, and that of a country before it', () => {
    const other = { ...ownAccount, iban: 'AT611904300234573201', instantTransfers: false }
    const accounts = new Map([['company', ownAccount] as const, ['at', other] as const])
    const { de, at } = withSettings(shipped, { ...nothingSaid, accounts }, now).countries

    expect([de.merchant.iban, de.merchant.instantTransfers]).toEqual([ownAccount.iban, true])
    expect([at.merchant.iban, at.merchant.instantTransfers]).toEqual([other.iban, false])
  })

  test('a holiday is told from its first day to its last, by the clock of the country', () => {
    const values = said({
      company: { 'holiday.from': '2026-12-24', 'holiday.to': '2026-12-24' },
      de: { 'holiday.text': 'Heute zu' },
    })
    const noticeAt = (moment: string) => withSettings(shipped, values, new Date(moment)).countries.de.presence.notice

    expect(noticeAt('2026-12-23T22:59:59Z')).toBe('')
    expect(noticeAt('2026-12-23T23:00:00Z')).toBe('Heute zu')
    expect(noticeAt('2026-12-24T22:59:59Z')).toBe('Heute zu')
    expect(noticeAt('2026-12-24T23:00:00Z')).toBe('')
    expect(withSettings(shipped, values, now).countries.fr.presence.notice).toBe('')
  })

  test('a country sends with the carrier that was chosen for it', () => {
    const { de, at } = withSettings(
      shipped,
      said({ de: { 'warehouse.carrier': 'ups' }, at: { 'warehouse.carrier': 'dhl' } }),
      now,
    ).countries

    expect([de.footerShippingLogo, at.footerShippingLogo]).toEqual(['ups', 'dhl'])
  })

  test('a network where nobody is has no link', () => {
    const { social } = withSettings(
      shipped,
      said({ company: { 'social.youtube': '-', 'social.facebook': 'https://f.test/a' } }),
      now,
    ).countries.de.presence

    expect(social).toEqual({ ...countries.de.presence.social, facebook: 'https://f.test/a', youtube: '' })
  })

  test('what holds is told by the names under which it is said', () => {
    expect(settingsInForce(completeCountry('de'))).toMatchObject({
      'company.name': 'Kaufhaus Nord GmbH',
      'mail.name': 'Kaufhaus Nord',
      'support.email': 'support-email@kaufhaus.test',
      'warehouse.city': 'Wert warehouse.city',
    })
    expect(settingsInForce(countries.de)['company.city']).toBe('Musterstadt')
  })
})
