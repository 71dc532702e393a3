import { expect, onTestFinished, test } from 'vitest'
import { storefronts as shipped } from '#tests/support/fixtures/storefronts.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { saveSettings } from './save-settings.ts'
import { openStorefronts } from './storefront-registry.ts'

const engines = useEngines()

test('R2 ME-08 who keeps pages is told when settings are different, and not when they were only read again', async () => {
  const admin = await hireColleague(engines(), 'ana', 'admin')
  const registry = await openStorefronts(engines(), shipped)
  onTestFinished(() => registry.close())
  const told: string[] = []
  registry.onChange(() => told.push(registry.storefronts.countries.de.presence.brand))
  const save = async (brand: string, seen: number) =>
    saveSettings(engines(), admin, {
      scope: 'company',
      section: 'appearance',
      typed: (name) => (name === 'look.brand' ? brand : ''),
      seen,
    })

  await engines().announcements.announce('unknown')
  expect(await save('kaufhaus', 0)).toMatchObject({ ok: true })
  await expect.poll(() => told).toEqual(['kaufhaus'])
  expect(await save('kaufhaus', 1)).toMatchObject({ ok: true })
  await engines().announcements.announce('unknown')
  expect(await save('laden', 2)).toMatchObject({ ok: true })
  await expect.poll(() => told.at(-1)).toBe('laden')
  expect(told).toEqual(['kaufhaus', 'laden'])
})
