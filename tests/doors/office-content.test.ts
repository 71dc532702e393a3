import { describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/paths.ts'
import { attribute, meta, readable, tags, texts } from '../html.ts'
import { useOfficeDesk } from '../office-desk.ts'
import { person } from '../shop-under-test.ts'

const desk = useOfficeDesk()

type Country = keyof typeof countries
type Topic = (typeof contentTopics)[number]

const pathOf = (code: Country, topic: Topic) =>
  pathTo(countries[code], 'content', { slug: countries[code].contentSlugs[topic] })

const visit = (code: Country, topic: Topic) =>
  desk.ask(code, pathOf(code, topic), { headers: { 'user-agent': person } })

const words = {
  intent: 'save',
  title: 'So läuft der Verkauf',
  description: 'In drei Schritten zum Geld.',
  text: '## Schritt für Schritt\n\nErst **Preis**, dann [Kontakt](/kontakt).\n\n- packen\n- senden',
}

const editor = (code: Country, topic: Topic) => `/content/${code}/${topic}`

const statusesOf = async (code: Country, topic: Topic): Promise<string[]> => {
  const sql = 'select status from content_versions where country = $1 and topic = $2 order by version'
  return (await desk.query(sql, [code, topic])).rows.map(({ status }) => status)
}

describe('texts of the merchant', () => {
  test('are shown once they are published, without any script, and no sooner', async () => {
    const author = await desk.colleague('content')
    expect((await visit('de', 'howItWorks')).text).toContain('data-opens-soon')

    const saved = await author.follow(editor('de', 'howItWorks'), { ...words, seen: '0' })
    expect(readable(saved.text)).toContain('Version 1 ist gespeichert, aber noch nicht veröffentlicht.')
    expect((await visit('de', 'howItWorks')).text).toContain('data-opens-soon')
    await author.send(editor('de', 'howItWorks'), { intent: 'publish', version: '1' })

    await expect.poll(async () => (await visit('de', 'howItWorks')).text).not.toContain('data-opens-soon')
    const { text } = await visit('de', 'howItWorks')
    expect(texts(text, 'h1')).toEqual([words.title])
    expect(meta(text, 'description')).toBe(words.description)
    expect(meta(text, 'robots')).toBeUndefined()
    expect(texts(text, 'h2')).toContain('Schritt für Schritt')
    expect(text).toContain('<strong>Preis</strong>')
    expect(text).toContain('<a href="/kontakt">Kontakt</a>')
    expect(tags(text, 'script').filter((tag) => !tag.includes('ld+json'))).toEqual([])
    expect((await visit('at', 'howItWorks')).text).toContain('data-opens-soon')
  })

  test('are in the list for search engines where they are published', async () => {
    const author = await desk.colleague('content')
    await author.send(editor('it', 'press'), { ...words, seen: '0' })
    await author.send(editor('it', 'press'), { intent: 'publish', version: '1' })
    const list = async (code: Country) => (await desk.ask(code, '/sitemaps/pages.xml')).text

    await expect.poll(() => list('it')).toContain(pathOf('it', 'press'))
    expect(await list('it')).not.toContain(pathOf('it', 'imprint'))
    expect(await list('fr')).not.toContain(pathOf('fr', 'press'))
  })

  test('go back to an older version, in every process that has kept the page', async () => {
    const author = await desk.colleague('content')
    const place = editor('fr', 'terms')
    for (const [seen, title] of ['Première', 'Deuxième'].entries()) {
      await author.send(place, { ...words, title, seen: String(seen) })
      await author.send(place, { intent: 'publish', version: String(seen + 1) })
      await expect.poll(async () => texts((await visit('fr', 'terms')).text, 'h1')).toEqual([title])
    }
    expect(await statusesOf('fr', 'terms')).toEqual(['retired', 'published'])

    await author.send(place, { intent: 'publish', version: '1' })

    await expect.poll(async () => texts((await visit('fr', 'terms')).text, 'h1')).toEqual(['Première'])
    expect(await statusesOf('fr', 'terms')).toEqual(['published', 'retired'])
    const { rows } = await desk.query(`select deed from audit_entries where subject = 'content fr terms' order by at`)
    expect(rows.map(({ deed }) => deed)).toEqual([
      'content.write',
      'content.publish',
      'content.write',
      'content.publish',
      'content.roll-back',
    ])
  })

  test('are compared with what visitors read', async () => {
    const author = await desk.colleague('content')
    const place = editor('es', 'aboutUs')
    await author.send(place, { ...words, text: 'gleich\nalt', seen: '0' })
    await author.send(place, { intent: 'publish', version: '1' })
    const { text } = await author.follow(place, { ...words, text: 'gleich\nneu', seen: '1' })

    expect(texts(text, 'ins')).toEqual(['+ neu\n'])
    expect(texts(text, 'del')).toEqual(['− alt\n'])
    const grid = readable((await author.see('/content')).text)
    expect(grid).toContain('neuer Entwurf')
    expect(grid).toContain(author.username)
  })

  test.each([
    [{ title: '' }, 'Ohne Titel geht es nicht.'],
    [{ description: ' ' }, 'Ohne Beschreibung geht es nicht.'],
    [{ text: '' }, 'Der Text ist leer.'],
    [{ text: '# Zu groß' }, 'Überschriften beginnen mit ##'],
    [{ text: '[klick](javascript:alert(1))' }, undefined],
    [{ text: '[klick](javascript:alert)' }, 'Ein Link führt nirgendwohin.'],
  ])('%j may be kept as a draft, but is shown only if it is sound', async (change, problem) => {
    const author = await desk.colleague('content')
    const seen = (await statusesOf('at', 'imprint')).length
    const version = String(seen + 1)
    expect((await author.send(editor('at', 'imprint'), { ...words, ...change, seen: String(seen) })).status).toBe(302)

    const { status, text } = await author.send(editor('at', 'imprint'), { intent: 'publish', version })

    expect(status).toBe(problem === undefined ? 302 : 422)
    if (problem !== undefined) expect(readable(text)).toContain(problem)
    expect((await visit('at', 'imprint')).text).not.toContain('javascript:alert(1)"')
  })

  test('are not overwritten by somebody who has not read the newest version', async () => {
    const [first, second] = [await desk.colleague('content'), await desk.colleague('content')]
    const place = editor('de', 'press')
    await first.send(place, { ...words, seen: '0' })

    const { status, text } = await second.send(place, { ...words, title: 'Mein eigener Titel', seen: '0' })

    expect(status).toBe(409)
    expect(readable(text)).toContain('In der Zwischenzeit hat jemand eine neuere Version gespeichert')
    expect(tags(text, 'input').some((tag) => attribute(tag, 'value') === 'Mein eigener Titel')).toBe(true)
    expect(await statusesOf('de', 'press')).toEqual(['draft'])
  })

  test('are written by those whose work it is, about topics and in countries that exist', async () => {
    const author = await desk.colleague('content')
    const agent = await desk.colleague('agent')
    const auditor = await desk.colleague('auditor')

    for (const path of [
      '/content/de/nonsense',
      '/content/xx/terms',
      '/content/de/constructor',
      '/content/de/terms?version=9',
    ]) {
      expect((await author.see(path)).status, path).toBe(404)
    }
    expect((await agent.see('/content')).status).toBe(403)
    expect((await agent.send(editor('de', 'terms'), { ...words, seen: '0' })).status).toBe(403)
    expect((await auditor.see(editor('de', 'terms'))).status).toBe(200)
    expect((await auditor.send(editor('de', 'terms'), { ...words, seen: '0' })).status).toBe(403)
    expect(await statusesOf('de', 'terms')).toEqual([])
  })
})
