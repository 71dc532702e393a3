import { beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { requestedQuote, unpricedRow } from '#tests/support/drivers/customers/companies.ts'
import { knock } from '#tests/support/drivers/office/office-login.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { officeRights } from '#tests/support/fixtures/routes/office-rights.ts'
import { germanWordsIn } from '#tests/support/readers/languages/german-words.ts'
import { foreignSentences } from '#tests/support/readers/languages/spoken-language.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'

const office = useOffice({ DEMO_TRADES: '20' })
let ana: OfficeColleague

const languageOf = (html: string): string | undefined => attribute(tags(html, 'html')[0] ?? '', 'lang')

const choose = (colleague: OfficeColleague, language: string) => colleague.send('/me', { intent: 'language', language })

beforeAll(async () => {
  ana = await office.colleague(...roles)
})

/** What of a page of the office is German, but for names and what it marks as being in another language. */
async function strangeTo(reader: OfficeColleague, path: string): Promise<string[]> {
  const { status, text } = await reader.see(path)
  expect(status, path).toBeLessThan(500)
  if (languageOf(text) !== 'en-GB') return []
  const sentences = foreignSentences(text, 'en').filter((sentence) => /^de: .*\p{L} \p{L}/u.test(sentence))
  return [...germanWordsIn(text), ...sentences].map((found) => `${path}: ${found}`)
}

test('ME-10 a colleague chooses English for all that comes after, and nobody else reads it', async () => {
  const bo = await office.colleague('pricing')
  const before = await bo.see('/rules')
  expect(languageOf(before.text)).toBe('de-DE')
  expect(readable(before.text)).toContain('Neue Fassung beginnen')

  const chosen = await choose(bo, 'en')
  expect([chosen.status, chosen.headers.location]).toEqual([302, '/me'])
  const after = await bo.see('/rules')
  expect(languageOf(after.text)).toBe('en-GB')
  expect(readable(after.text)).toContain('Start a new version')
  expect(languageOf((await ana.see('/rules')).text)).toBe('de-DE')
  const { rows } = await office.query(
    `select username, before, after from audit_entries where action = 'staff.own-language' and staff_id = '${bo.id}'`,
  )
  expect(rows).toEqual([{ username: bo.username, before: { language: 'de' }, after: { language: 'en' } }])

  await choose(bo, 'de')
  expect(readable((await bo.see('/rules')).text)).toContain('Neue Fassung beginnen')
})

test('ME-10 what is no language of the office is refused, and choosing the same again changes nothing', async () => {
  const bo = await office.colleague('content')

  expect((await choose(bo, 'tlh')).status).toBe(400)
  expect((await choose(bo, 'de')).status).toBe(302)
  const { rows } = await office.query(`select 1 from audit_entries where staff_id = '${bo.id}'`)
  expect(rows).toEqual([])
})

describe('ME-10 the sign-in', () => {
  const visit = (path: string) => office.shop().visit('office.localhost', path)

  test('offers the other language, and keeps it when a password was wrong', async () => {
    const german = await visit('/login?next=%2Frules')
    expect(readable(german.text)).toContain('Passwort')
    expect(german.text).toContain('href="?next=%2Frules&amp;language=en"')

    const english = await visit('/login?next=%2Frules&language=en')
    expect(languageOf(english.text)).toBe('en-GB')
    expect(germanWordsIn(english.text)).toEqual([])
    const wrong = await office.shop().visit('office.localhost', '/login', {
      method: 'POST',
      body: new URLSearchParams({ username: 'x', password: 'y', next: '/rules', language: 'en' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://office.localhost' },
    })
    expect(wrong.headers.location).toBe('/login?problem=wrong-login&next=%2Frules&language=en')
    expect(readable((await visit(wrong.headers.location!)).text)).toContain('That name or password is not right.')
  })

  test('is in German where nobody asked for another language that there is', async () => {
    for (const path of ['/login', '/login?language=fr']) expect(languageOf((await visit(path)).text)).toBe('de-DE')
    const wrong = await knock(office.shop().visit, 'x:y')
    expect(wrong.headers.location).toBe('/login?problem=wrong-login&next=%2F')
  })

  test('greets whoever signs out in the language in which they work', async () => {
    const bo = await office.colleague('content')
    await choose(bo, 'en')

    expect((await bo.send('/logout')).headers.location).toBe('/login?language=en')
  })
})

describe('ME-10 in English', () => {
  beforeAll(async () => {
    await choose(ana, 'en')
  })
  const strange = (path: string) => strangeTo(ana, path)

  test('the merchant writes rules, questions and prices without a German word', async () => {
    const rules = (await ana.send('/rules')).headers.location!
    const questions = (await ana.send('/questionnaires', { questionnaire: 'PHONE' })).headers.location!
    await ana.send('/catalogue/1', { intent: 'price', euros: '123.45' })
    const { rows } = await office.query("select max(id) as id from versions where kind = 'prices'")
    const pages = [rules, questions, `${questions}/play`, `/prices/${rows[0].id}`, `/back-tests/${rules.slice(7)}`]

    expect((await Promise.all(pages.map(strange))).flat()).toEqual([])
    const { text } = await ana.see(rules)
    expect(readable(text)).toContain('Grade B: share of the base price')
    expect(text).toMatch(/name="prices.grades.B"[^>]*value="92.00"|value="92.00"[^>]*name="prices.grades.B"/)
  })

  test('what is typed with a point is read, and what is wrong is told in English at its field', async () => {
    const page = (await ana.send('/rules')).headers.location!
    const form = Object.fromEntries(
      tags((await ana.see(page)).text, 'input')
        .filter((tag) => !['hidden', 'search'].includes(attribute(tag, 'type') ?? 'text'))
        .map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
    )
    const wrong = await ana.send(page, { ...form, step: 'change', 'prices.step': 'fifty' })
    expect(wrong.status).toBe(422)
    expect(readable(wrong.text)).toContain('This is not a number we can read.')
    expect(germanWordsIn(wrong.text)).toEqual([])

    expect((await ana.send(page, { ...form, step: 'change', note: 'x', 'prices.grades.B': '91.50' })).status).toBe(302)
    expect(readable((await ana.see(page)).text)).toContain('91.5%')
  })

  test('a list of a company is priced without a German word', async () => {
    const { quote } = await requestedQuote(office.engines(), { pieces: 120, rows: [unpricedRow(2)] })

    expect(await strange('/business-quotes')).toEqual([])
    expect(await strange(`/business-quotes/${quote.number}`)).toEqual([])
  })
})

describe('ME-10 a house without trades', () => {
  const quiet = useOffice({})

  /** Samples of parts, and a German text with its preview. */
  const inGerman = new Set(['patterns', 'contentText'])

  test('has no German word on any screen, but for samples of parts and the preview of a German text', async () => {
    const bo = await quiet.colleague(...roles)
    await choose(bo, 'en')
    const paths = Object.entries(officeRights).flatMap(([name, { path }]) => (inGerman.has(name) ? [] : [path]))
    const found: string[] = []
    for (const path of paths) found.push(...(await strangeTo(bo, path)))

    expect(found).toEqual([])
  })
})
