import { beforeAll, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findModelByImei } from '#domain/catalogue/entries/find-models.ts'
import { findRedirects } from '#domain/content/find-redirects.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { editDevice } from './edit-device.ts'
import { findEditableDevice } from './find-editable.ts'
import { mergeModels, planMerge } from './merge-models.ts'

const engines = useEngines()
let finn: Colleague

beforeAll(async () => {
  const lines = [
    'smartphone,Samsung,Galaxy S,Galaxy S23,2023-02,128 GB|256 GB,230|250,SM-S911B,,',
    'smartphone,Samsung,S,S23 5G,2023-02,128 GB|512 GB,230|270,SM-S911N,s23 fünf g,',
    'tablet,Samsung,Galaxy Tab S,Galaxy Tab S9,2023-08,,240,SM-X710,,',
  ]
  await importSmallCatalogue(engines(), lines)
  finn = await hireColleague(engines(), 'finn', 'content')
})

const idOf = async (url: string): Promise<number> => (await findDevice(engines(), 'de_DE', url))!.device.id

test('F-34 two models become one: twins lead to each other, the rest moves over, and all is still found', async () => {
  const [gone, stays] = [await idOf('samsung-s23-5g-128-gb'), await idOf('samsung-galaxy-s23-128-gb')]
  const { form, revision } = (await findEditableDevice(engines(), gone))!
  await editDevice(engines(), finn, { id: gone, form: { ...form, tacs: '35999901' }, revision, together: false })

  expect(await planMerge(engines(), gone, stays)).toMatchObject({ plan: [{ into: { id: stays } }, { into: null }] })
  expect(await findDevice(engines(), 'de_DE', 'samsung-s23-5g-128-gb')).toBeDefined()
  expect(await mergeModels(engines(), finn, { id: gone, into: stays })).toMatchObject({ ok: true })

  const found = (await findDevice(engines(), 'de_DE', stays))!
  expect(found.variants.map(({ variant }) => variant)).toEqual(['128 GB', '256 GB', '512 GB'])
  expect(found.device.modelNumbers).toEqual(['SM-S911B', 'SM-S911N'])
  expect(found.device.searchTerms).toContain('S23 5G s23 fünf g')
  expect(await findDevice(engines(), 'de_DE', gone)).toMatchObject({ isListed: false })
  expect((await findDevice(engines(), 'fr_FR', 'samsung-s23-5g-512-gb'))!.device.name).toBe('Galaxy S23 512 Go')
  expect(await findModelByImei(engines(), 'de_DE', '359999010000008')).toMatchObject({ model: { model: 'Galaxy S23' } })
  const german = (await findRedirects(engines())).find(
    ({ country, from }) => country === 'de' && from === '/produkte/samsung-s23-5g-128-gb',
  )
  expect(german).toMatchObject({ to: '/produkte/samsung-galaxy-s23-128-gb' })
})

test('F-34 what is the same, another kind or nothing at all is not merged', async () => {
  const [phone, tablet] = [await idOf('samsung-galaxy-s23-128-gb'), await idOf('samsung-galaxy-tab-s9')]
  const refused = async (id: number, into: number) => (await mergeModels(engines(), finn, { id, into })) as object

  expect(await refused(phone, await idOf('samsung-galaxy-s23-256-gb'))).toEqual({ ok: false, reason: 'same-model' })
  expect(await refused(phone, tablet)).toEqual({ ok: false, reason: 'other-category' })
  expect(await refused(phone, 0)).toEqual({ ok: false, reason: 'unknown-entry' })
  const agent = await hireColleague(engines(), 'agent', 'agent')
  expect(await mergeModels(engines(), agent, { id: phone, into: tablet })).toEqual({
    ok: false,
    reason: 'not-yours-to-do',
  })
})
