import { expect, test } from 'vitest'
import { deviceForm, readDeviceForm, tidyDevice, type DeviceForm, type EditedDevice } from './device-form.ts'
import { emptyEntry, entryForm, readEntryForm, tidyEntry, type EntryForm } from './entry-form.ts'
import { isUnchanged, revisionOf, tidy } from './typed-form.ts'

const maker = (change: Partial<EntryForm>): EntryForm => ({ ...emptyEntry(), name: 'Fairphone', ...change })

const read = (change: Partial<EntryForm>) => {
  const result = readEntryForm(tidyEntry(maker(change)))
  return result.ok ? result.entry : result.problems
}

test('a maker needs no more than a name: everything else follows from it', () => {
  expect(read({})).toMatchObject({
    name: 'Fairphone',
    position: 1000,
    hidden: false,
    texts: { fr_FR: { name: 'Fairphone', url: 'fairphone', aliases: [], content: '' } },
  })
})

test('a form shows what is stored, and says the same when it is read again', () => {
  const typed = maker({ aliases: 'fair phone\nfärfon', 'aliases.es_ES': 'fairfon', 'name.it_IT': 'Fairphone (IT)' })
  const result = readEntryForm(tidyEntry(typed))
  const stored = result.ok ? entryForm(result.entry) : undefined

  expect(stored).toEqual({ ...typed, position: '1000', ...urls('fairphone') })
  expect(readEntryForm(stored!)).toEqual(result)
})

const urls = (url: string) =>
  Object.fromEntries(['de_AT', 'de_DE', 'es_ES', 'fr_FR', 'it_IT'].map((locale) => [`url.${locale}`, url]))

test.each([
  [{ name: '' }, { name: { reason: 'missing' } }],
  [{ name: 'x'.repeat(101) }, { name: { reason: 'too-long', about: '100' } }],
  [{ position: 'vorn' }, { position: { reason: 'position-form' } }],
  [{ position: '100001' }, { position: { reason: 'position-form' } }],
  [{ 'url.fr_FR': 'Fair Phone' }, { 'url.fr_FR': { reason: 'url-form' } }],
  [{ 'url.de_DE': 'uebersicht-x' }, { 'url.de_DE': { reason: 'url-overview', about: 'uebersicht-' } }],
  [{ 'content.it_IT': 'x'.repeat(10_001) }, { 'content.it_IT': { reason: 'too-long', about: '10000' } }],
  [{ aliases: 'x'.repeat(81) }, { aliases: { reason: 'too-long', about: '80' } }],
])('what is wrong in %j is said at its field', (change: Partial<EntryForm>, problems) => {
  expect(read(change)).toEqual(problems)
})

test('a series needs a category of the shop', () => {
  const result = readEntryForm(tidyEntry(maker({ category: 'toaster' })), 'Fairphone')

  expect(result).toEqual({ ok: false, problems: { category: { reason: 'category-unknown' } } })
})

const phone: EditedDevice = {
  seriesId: 7,
  model: 'Fairphone 6',
  variant: '256 GB',
  position: 1,
  released: { year: 2025, month: 6 },
  numbers: ['FP6', 'FP6-EU'],
  screen: null,
  hidden: false,
  tacs: ['35123456'],
  texts: {},
}

const readPhone = (change: Partial<DeviceForm>) => {
  const result = readDeviceForm(tidyDevice({ ...deviceForm(phone), ...change }), 'Fairphone')
  return result.ok ? result.device : result.problems
}

test('names of a device follow from model and variant, as each country counts', () => {
  expect(readPhone({ released: '6.2025' })).toEqual({
    ...phone,
    texts: expect.objectContaining({
      de_DE: expect.objectContaining({ name: 'Fairphone 6 256 GB', url: 'fairphone-fairphone-6-256-gb' }),
      fr_FR: expect.objectContaining({ name: 'Fairphone 6 256 Go' }),
    }),
  })
})

test.each([
  [{ tacs: '35123456 1234567' }, { tacs: { reason: 'tac-form', about: '1234567' } }],
  [{ tacs: '٣٥١٢٣٤٥٦' }, { tacs: { reason: 'tac-form', about: '٣٥١٢٣٤٥٦' } }],
  [{ released: '13/2025' }, { released: { reason: 'released-form' } }],
  [{ released: '' }, { released: { reason: 'missing' } }],
  [{ numbers: 'FP6\n<b>' }, { numbers: { reason: 'number-form', about: '<b>' } }],
  [{ screen: 'groß' }, { screen: { reason: 'screen-form' } }],
  [{ model: '' }, { model: { reason: 'missing' } }],
  [{ variant: 'x'.repeat(101) }, { variant: { reason: 'too-long', about: '100' } }],
])('a device with %j is refused with the reason at its field', (change: Partial<DeviceForm>, problems) => {
  expect(readPhone(change)).toMatchObject(problems)
})

test('a form knows whether what it was read from is still stored', () => {
  const form = maker({})
  const revision = revisionOf(form, new Date())

  expect(isUnchanged({ ...form }, revision)).toBe(true)
  expect(isUnchanged({ ...form, name: 'Other' }, revision)).toBe(false)
  expect(isUnchanged(form, '')).toBe(false)
})

test('what no keyboard has is no part of a text', () => {
  expect(tidy(' a\r\nb\0c\t ')).toBe('a\nb c')
})
