import { describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice({})

type Country = keyof typeof countries
type Topic = (typeof contentTopics)[number]

const pathOf = (code: Country, topic: Topic) =>
  pathTo(countries[code], 'content', { slug: countries[code].contentSlugs[topic] })

const visit = (code: Country, topic: Topic) =>
  office.ask(code, pathOf(code, topic), { headers: { 'user-agent': person } })

const words = {
  intent: 'save',
  title: 'So läuft der Verkauf',
  description: 'In drei Schritten zum Geld.',
  text: '## Schritt für Schritt\n\nErst **Preis**, dann [Kontakt](/kontakt).\n\n- packen\n- senden',
}

const editor = (code: Country, topic: Topic) => `/content/${code}/${topic}`

const withName = (html: string, name: string): string =>
  tags(html, 'input').find((tag) => attribute(tag, 'name') === name) ?? ''

const statusesOf = async (code: Country, topic: Topic): Promise<string[]> => {
  const sql = 'select status from content_versions where country = $1 and topic = $2 order by version'
  return (await office.query(sql, [code, topic])).rows.map(({ status }) => status)
}

describe('texts of the merchant', () => {
  test('come from the file until something is published, and are shown without loading any script', async () => {
    const author = await office.colleague('content')
    const place = editor('de', 'howItWorks')
    const [fromFile] = texts((await visit('de', 'howItWorks')).text, 'h1')
    const empty = await author.see(place)
    expect(readable(empty.text)).toContain('Besucher lesen die Datei content/de/howItWorks.md')
    expect(attribute(withName(empty.text, 'title'), 'value')).toBe(fromFile)
    expect(texts(empty.text, 'textarea').join()).toContain('](drawing:how-quote)')

    const saved = await author.follow(place, { ...words, seen: '0' })
    expect(readable(saved.text)).toContain('Version 1 ist gespeichert, aber noch nicht veröffentlicht.')
    expect(readable(saved.text)).toContain('Was sich gegenüber der Datei ändert')
    expect(texts((await visit('de', 'howItWorks')).text, 'h1')).toEqual([fromFile])
    await author.send(place, { intent: 'publish', version: '1' })

    await expect.poll(async () => texts((await visit('de', 'howItWorks')).text, 'h1')).toEqual([words.title])
    const { text } = await visit('de', 'howItWorks')
    expect(meta(text, 'description')).toBe(words.description)
    expect(meta(text, 'robots')).toBeUndefined()
    expect(readable(text)).toMatch(/Stand: \d\d\.\d\d\.\d\d/)
    expect(text).toContain('<h2 id="schritt-fuer-schritt">Schritt für Schritt</h2>')
    expect(text).toContain('<strong>Preis</strong>')
    expect(text).toContain('<a href="/kontakt">Kontakt</a>')
    expect(tags(text, 'script').filter((tag) => tag.includes('src'))).toEqual([])
    expect(texts((await visit('at', 'howItWorks')).text, 'h1')).not.toEqual([words.title])
  })

  test('go back to the file, and the audit log says who did it', async () => {
    const author = await office.colleague('content')
    const place = editor('it', 'press')
    const [fromFile] = texts((await visit('it', 'press')).text, 'h1')
    await author.send(place, { ...words, seen: '0' })
    const published = await author.follow(place, { intent: 'publish', version: '1' })
    expect(readable(published.text)).toContain('Wieder die Datei zeigen')
    await expect.poll(async () => texts((await visit('it', 'press')).text, 'h1')).toEqual([words.title])

    const back = await author.follow(place, { intent: 'show-file' })

    expect(readable(back.text)).toContain('Besucher lesen die Datei content/it/press.md')
    expect(readable(back.text)).not.toContain('Wieder die Datei zeigen')
    expect(attribute(withName(back.text, 'title'), 'value')).toBe(fromFile)
    await expect.poll(async () => texts((await visit('it', 'press')).text, 'h1')).toEqual([fromFile])
    expect((await visit('it', 'press')).text).not.toContain('Aggiornato il')
    expect(await statusesOf('it', 'press')).toEqual(['retired'])
    const { rows } = await office.query(
      `select action, username from audit_entries where subject = 'content it press' order by at, id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['content.write', 'content.publish', 'content.show-file'])
    expect(readable((await author.see('/content')).text)).toContain('aus der Datei')
  })

  test('show facts and drawings while they are written, and name what a colleague may count on', async () => {
    const author = await office.colleague('content')
    const text = '{merchant.name} zahlt.\n\n![Ein Karton](drawing:packing-box)\n\n::eco-calculator'
    const saved = await author.follow(editor('de', 'aboutUs'), { ...words, text, seen: '0' })

    expect(saved.text).toContain('<mark>umlauf Handel</mark>')
    expect(saved.text).toMatch(/aria-label="Ein Karton"><use href="[^"]+#packing-box"/)
    expect(readable(saved.text)).toContain('Hier setzt der Shop ein: eco-calculator')
    for (const known of ['{days.offer}: 14', 'topic:terms: /content/agb', 'subject:new-offer', '::stored-things']) {
      expect(readable(saved.text)).toContain(known)
    }
  })

  test('go back to an older version, in every process that has kept the page', async () => {
    const author = await office.colleague('content')
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
    const { rows } = await office.query(
      `select action from audit_entries where subject = 'content fr terms' order by at, id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'content.write',
      'content.publish',
      'content.write',
      'content.publish',
      'content.roll-back',
    ])
  })

  test('are compared with what visitors read', async () => {
    const author = await office.colleague('content')
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
    [{ text: '[klick](javascript:alert)' }, 'Der Link zu „javascript:alert“ führt nirgendwohin.'],
    [{ text: '{merchant.nam}' }, 'Die Angabe „{merchant.nam}“ kennen wir nicht.'],
    [{ text: '[b2b](screen:businessLanding)' }, 'Das Ziel „screen:businessLanding“ gibt es in diesem Land nicht.'],
    [{ text: '![Foto](drawing:photo)' }, 'Das Bild „![Foto](drawing:photo)“ gibt es nicht.'],
    [{ text: '::rechner' }, 'Den Baustein „::rechner“ gibt es nicht.'],
    [{ text: '[[offen' }, 'Diese doppelten Klammern sind nicht geschlossen'],
  ])('%j may be kept as a draft, but is shown only if it is sound', async (change, problem) => {
    const author = await office.colleague('content')
    const seen = (await statusesOf('at', 'imprint')).length
    const version = String(seen + 1)
    expect((await author.send(editor('at', 'imprint'), { ...words, ...change, seen: String(seen) })).status).toBe(302)

    const { status, text } = await author.send(editor('at', 'imprint'), { intent: 'publish', version })

    expect(status).toBe(problem === undefined ? 302 : 422)
    if (problem !== undefined) expect(readable(text)).toContain(problem)
    expect((await visit('at', 'imprint')).text).not.toContain('javascript:alert(1)"')
  })

  test('are not overwritten by somebody who has not read the newest version', async () => {
    const [first, second] = [await office.colleague('content'), await office.colleague('content')]
    const place = editor('de', 'press')
    await first.send(place, { ...words, seen: '0' })

    const { status, text } = await second.send(place, { ...words, title: 'Mein eigener Titel', seen: '0' })

    expect(status).toBe(409)
    expect(readable(text)).toContain('In der Zwischenzeit hat jemand eine neuere Version gespeichert')
    expect(tags(text, 'input').some((tag) => attribute(tag, 'value') === 'Mein eigener Titel')).toBe(true)
    expect(await statusesOf('de', 'press')).toEqual(['draft'])
  })

  test('are written by those whose work it is, about topics and in countries that exist', async () => {
    const author = await office.colleague('content')
    const agent = await office.colleague('agent')
    const auditor = await office.colleague('auditor')

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
