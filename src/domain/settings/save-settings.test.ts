import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findSection } from './find-settings.ts'
import { saveSettings } from './save-settings.ts'
import type { Section, SettingName } from './merchant-settings.ts'
import { openStorefronts, type StorefrontRegistry } from './storefront-registry.ts'

const clock = movableClock(new Date('2026-12-23T12:00:00Z'))
const engines = useEngines({ now: clock.now })

let ana: Colleague
let bo: Colleague
let registry: StorefrontRegistry | undefined
beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'admin')
  bo = await hireColleague(engines(), 'bo', 'admin')
})
afterEach(() => registry?.close())

const save = (
  who: Colleague,
  section: Section,
  seen: number,
  typed: Partial<Record<SettingName, string>>,
  scope: 'company' | 'fr' = 'company',
) => saveSettings(engines(), who, { scope, section, seen, typed: (name) => typed[name] ?? '' })

describe('F-34 saving settings', () => {
  test('writes them down with who and when, and in the log', async () => {
    expect(await save(ana, 'company', 0, { 'company.name': 'Erste GmbH' })).toEqual({ ok: true, revision: 1 })

    expect(await findSection(engines(), 'company', 'company')).toEqual({
      scope: 'company',
      section: 'company',
      values: { 'company.name': 'Erste GmbH' },
      revision: 1,
      changedBy: 'ana',
      changedAt: clock.now(),
    })
    const { rows } = await sql<{ action: string; after: object }>`
      select action, after from audit_entries where subject = 'settings company company'`.execute(engines().db)
    expect(rows).toEqual([{ action: 'settings.change', after: { 'company.name': 'Erste GmbH' } }])
  })

  test('of two who edit at once the second is told, and nothing is lost', async () => {
    const opened = (await findSection(engines(), 'company', 'company'))!.revision
    const [one, other] = await Promise.all([
      save(ana, 'company', opened, { 'company.name': 'Ana GmbH' }),
      save(bo, 'company', opened, { 'company.name': 'Bo GmbH' }),
    ])

    const results = [one, other]
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const [winner, loser] = one.ok ? ['Ana', 'Bo'] : ['Bo', 'Ana']
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      reason: 'changed-meanwhile',
      values: { 'company.name': `${loser} GmbH` },
      now: { values: { 'company.name': `${winner} GmbH` }, revision: opened + 1, changedBy: winner?.toLowerCase() },
    })
  })

  test('is for those who may', async () => {
    const finn = await hireColleague(engines(), 'finn', 'finance', 'content', 'agent')

    expect(await save(finn, 'company', 0, {})).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })
})

describe('F-34 the storefronts in force', () => {
  const nameIn = (code: 'de' | 'fr') => registry?.storefronts.countries[code].merchant.name

  test('follow what is saved, in another country only where it differs', async () => {
    registry = await openStorefronts(engines(), storefronts)
    const before = registry.storefronts.countries.de
    const told: (string | undefined)[] = []
    registry.onChange(() => told.push(nameIn('de')))
    const opened = (await findSection(engines(), 'company', 'company'))!.revision
    await save(ana, 'company', opened, { 'company.name': 'Neu GmbH' })
    await save(ana, 'company', 0, { 'company.name': 'Nouvelle SARL' }, 'fr')

    await expect.poll(() => [nameIn('de'), nameIn('fr')]).toEqual(['Neu GmbH', 'Nouvelle SARL'])
    // Whoever was told sees what is new, and whoever took a country keeps it as it was.
    expect(told).toContain('Neu GmbH')
    expect(before.merchant.name).not.toBe('Neu GmbH')
  })

  test('are those of the start for a process that begins later', async () => {
    registry = await openStorefronts(engines(), storefronts)

    expect([nameIn('de'), nameIn('fr')]).toEqual(['Neu GmbH', 'Nouvelle SARL'])
  })

  test('are read again until that can be done', async () => {
    let failures = 2
    const db = new Proxy(engines().db, {
      get(target, name) {
        if (name === 'selectFrom' && isBroken && (failures -= 1) >= 0) throw new Error('away')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    let isBroken = false
    registry = await openStorefronts({ ...engines(), db }, storefronts)
    isBroken = true
    const opened = (await findSection(engines(), 'company', 'company'))!.revision
    await save(ana, 'company', opened, { 'company.name': 'Beharrlich GmbH' })

    await expect.poll(() => nameIn('de')).toBe('Beharrlich GmbH')
  })
})
