import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readContentFile } from '#domain/content/texts/content-file.ts'
import { publishProblems } from '#domain/content/texts/content-text.ts'
import { plainText, readMarkdown } from '#domain/content/texts/markdown.ts'
import { settingsIn } from '#domain/content/texts/markdown-inline.ts'
import { SAMPLE_MARK } from '#domain/settings/apply-settings.ts'
import { settingFacts, settingNames } from '#domain/settings/merchant-settings.ts'
import { openPlaces } from '#domain/settings/readiness/open-places.ts'
import { completeCountry } from '#tests/support/fixtures/merchant/complete-settings.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { retention } from '#shop/retention.ts'
import { meaningsOf } from './meanings-of.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const all = Object.values(countries) as Country[]

describe.each(all)('S2.03 the files of $code', (country) => {
  const meanings = meaningsOf(firstRules, country)
  const fileOf = async (topic: string) => readContentFile(await readFile(`content/${country.code}/${topic}.md`, 'utf8'))

  test.each(contentTopics)('%s can be read as a whole, and fits into search results', async (topic) => {
    const file = (await fileOf(topic))!

    expect(publishProblems(file, meanings)).toEqual({})
    expect(file.title.length).toBeLessThanOrEqual(60)
    expect(file.description.length).toBeGreaterThanOrEqual(70)
    expect(file.description.length).toBeLessThanOrEqual(160)
    expect(file.text.split(/\s+/).length).toBeGreaterThan(150)
  })

  test.each([
    ['packingTips', ['packing-items', 'packing-wrap', 'packing-box', 'packing-label']],
    ['howItWorks', ['how-quote', 'how-send', 'how-paid']],
    ['dataErasure', ['erase-backup', 'erase-account', 'erase-reset']],
    ['ecoEffect', ['eco-loop']],
  ] as const)('%s shows its drawings', async (topic, names) => {
    const blocks = readMarkdown((await fileOf(topic))!.text, meanings)

    expect(blocks.flatMap((block) => (block.kind === 'drawing' ? block.name : []))).toEqual(names)
  })

  test('the calculator and the list of what is stored stand where they belong', async () => {
    const pieces = await Promise.all(
      contentTopics.map(async (topic) =>
        readMarkdown((await fileOf(topic))!.text, meanings).flatMap((block) =>
          block.kind === 'piece' ? [[topic, block.name]] : [],
        ),
      ),
    )

    expect(pieces.flat()).toEqual([
      ['ecoEffect', 'eco-calculator'],
      ['privacy', 'stored-things'],
    ])
  })
})

describe.each(all)('F-34 ME-08 the placeholders of $code', ({ code }) => {
  const texts = () =>
    Promise.all(
      contentTopics.map(async (topic) => readContentFile(await readFile(`content/${code}/${topic}.md`, 'utf8'))!.text),
    )

  test('each is a setting', async () => {
    for (const text of await texts()) {
      const marks = text.match(/\[\[.*?\]\]/g) ?? []
      expect(settingsIn(text).length).toBe(marks.length)
      for (const { setting } of settingsIn(text)) expect([...settingNames, SAMPLE_MARK]).toContain(setting)
    }
  })

  test('none is left where the merchant has said everything, and some are before', async () => {
    const openWith = async (country: Country) =>
      (await texts()).flatMap((text) => openPlaces(text, meaningsOf(firstRules, country)))

    expect(await openWith(completeCountry(code))).toEqual([])
    expect((await openWith(countries[code])).length).toBeGreaterThan(15)
  })

  test('what does not apply leaves neither a gap nor a label behind', async () => {
    const waivable = settingNames.filter((name) => settingFacts(name).waivable)
    const country = completeCountry(code)
    const waived = {
      ...country,
      particulars: {
        ...country.particulars,
        texts: { ...country.particulars.texts, ...Object.fromEntries(waivable.map((name) => [name, '-'])) },
      },
    }
    for (const text of await texts()) {
      const blocks = readMarkdown(text, meaningsOf(firstRules, waived))
      const words = blocks.flatMap((block) => {
        if (block.kind === 'list') return block.items.map(plainText)
        if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join('|'))
        return 'children' in block ? [plainText(block.children)] : []
      })
      for (const word of words) expect(word).toMatch(/[^\s|.,;:]/)
      for (const word of words) expect(word).not.toMatch(/ [.,]|\|$/)
      expect(openPlaces(text, meaningsOf(firstRules, waived))).toEqual([])
    }
  })
})

test('F-34 every setting for words is asked for by a text', async () => {
  const files = all.flatMap(({ code }) => contentTopics.map((topic) => `content/${code}/${topic}.md`))
  const asked = new Set(
    (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap(settingsIn).map(({ setting }) => setting),
  )

  expect(settingNames.filter((name) => settingFacts(name).section === 'texts' && !asked.has(name))).toEqual([])
})

describe('facts', () => {
  test('of the merchant stay marked until he has said them', () => {
    const his = { ...countries.de.merchant, name: 'Elektro Nord GmbH' }
    const { facts } = meaningsOf(firstRules, { ...countries.de, merchant: his })

    expect(meaningsOf(firstRules, countries.de).facts['merchant.name']).toEqual({ text: 'umlauf Handel', open: true })
    expect(facts['merchant.name']).toEqual({ text: 'Elektro Nord GmbH', open: false })
    expect(facts['merchant.vatId']?.open).toBe(true)
    expect(facts['merchant.address']?.text).toBe('Musterstraße 1, 12345 Musterstadt, Deutschland')
  })

  test('of the program are those that it works by', () => {
    const { facts } = meaningsOf(firstRules, { ...countries.fr, timeLimits: { parcel: 30 } })

    expect(facts['days.parcel']?.text).toBe('30')
    expect(facts['days.offer']?.text).toBe('14')
    expect(facts['keep.messages']?.text).toBe(String(retention.messagesDays))
    expect(facts['carrier']?.text).toBe('UPS')
  })
})

test('links by meaning exist only where their page does', () => {
  expect(meaningsOf(firstRules, countries.de).links['screen:businessLanding']).toBe('/b2b/ankaufsportal')
  expect(meaningsOf(firstRules, countries.at).links['screen:businessLanding']).toBeUndefined()
  expect(meaningsOf(firstRules, countries.it).links['topic:packingTips']).toBe('/content/consigli-imballaggio')
  expect(meaningsOf(firstRules, countries.es).links['subject:data-change']).toBe('/contacto?subject=data-change')
})
