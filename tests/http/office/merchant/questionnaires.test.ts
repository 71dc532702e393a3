import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTrade } from '#domain/trades/find-trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { letMinutesPass } from '#tests/support/drivers/office/approvals.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice, type Form, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { findingForm } from '#tests/support/fixtures/finding-form.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { attribute, readable, tags } from '#tests/support/readers/pages/html.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'

const office = useOffice({ LOG_LEVEL: 'warn' })
let other: RunningShop
let [ana, bo, cleo, cy]: OfficeColleague[] = []

beforeAll(async () => {
  const { databaseUrl, dataFolder } = office.shop()
  const env = { TRUSTED_PROXIES: '1', SECRET_KEY: testSecrets[0], LOG_LEVEL: 'warn' }
  other = await startShop({ ...env, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder })
  ana = await office.colleague('pricing')
  bo = await office.colleague('finance')
  cy = await office.colleague('finance')
  cleo = await office.colleague('pricing', 'finance')
})
afterAll(() => other.stop())

/** A new question, in five languages. */
const stickers: Form = {
  step: 'save',
  kind: 'single',
  ordered: 'yes',
  after: 'LIQUID',
  code: 'STICKERS',
  'title.de': 'Aufkleber',
  'title.es': 'Pegatinas',
  'title.fr': 'Autocollants',
  'title.it': 'Adesivi',
  'question.de': 'Kleben Aufkleber auf dem Gerät?',
  'question.de-AT': 'Picken Aufkleber auf dem Gerät?',
  'question.es': '¿Tiene pegatinas?',
  'question.fr': 'Y a-t-il des autocollants ?',
  'question.it': 'Ci sono adesivi?',
  'description.de': 'Auch kleine zählen.',
  'description.es': 'Las pequeñas también cuentan.',
  'description.fr': 'Même les petits comptent.',
  'description.it': 'Contano anche quelli piccoli.',
  answers: '2',
  'answers.0.code': 'NO',
  'answers.0.text.de': 'Nein',
  'answers.0.text.es': 'No',
  'answers.0.text.fr': 'Non, aucun',
  'answers.0.text.it': 'No',
  'answers.1.code': 'YES',
  'answers.1.text.de': 'Ja',
  'answers.1.text.es': 'Sí',
  'answers.1.text.fr': 'Oui, hélas',
  'answers.1.text.it': 'Sì',
  'answers.1.bp': '10',
}

const revisionIn = (html: string): string =>
  tags(html, 'input')
    .filter((tag) => attribute(tag, 'name') === 'revision')
    .map((tag) => attribute(tag, 'value'))[0]!

/** A new draft of ana's about phones; tells its page. */
async function draft(): Promise<string> {
  const page = (await ana!.send('/questionnaires', { questionnaire: 'PHONE' })).headers.location!
  expect(page).toMatch(/^\/questionnaires\/\d+$/)
  return page
}

/** Saves a question of a draft as it is typed. */
async function save(page: string, form: Form, { by = ana!, at = '/questions/new', override = '' } = {}) {
  const address = `${page}${at}${override && `?override=${override}`}`
  const revision = revisionIn((await by.see(address)).text)
  return by.send(address, { ...form, revision })
}

const propose = (page: string, form: Form = {}) => ana!.send(page, { step: 'propose', ...form })

async function noted(page: string): Promise<string> {
  expect((await ana!.send(page, { step: 'change', note: 'Aufkleber machen Arbeit' })).status).toBe(302)
  return page
}

/** Reads how far a version goes, and types it. */
const approveFar = async (colleague: OfficeColleague, page: string) => {
  const [, number = ''] = /Zum Freigeben eintippen: ([\d,]+)/.exec(readable((await colleague.see(page)).text)) ?? []
  return colleague.send(page, { step: 'approve', number })
}

type Quoted = { quote: string; priceCents: number }

async function quote(answers: object = {}, device = usedPhone.device) {
  const body = JSON.stringify({ device, answers: { ...usedPhone.answers, ...answers } })
  const headers = { 'content-type': 'application/json' }
  return other.visit('de.localhost', '/api/quotes', { method: 'POST', headers, body })
}

const priceNow = async (answers: object = {}, device?: string) =>
  (await quote(answers, device)).json<Quoted>().priceCents

const firstVersion = async (): Promise<number> => {
  const { rows } = await office.query(
    "select id from versions where kind = 'questionnaire' and questionnaire = 'PHONE' and number = 1",
  )
  return rows[0].id
}

describe('ME-02 a question is added', () => {
  test('played, approved by another, asked by every process, and taken back in one step', async () => {
    const trade = await soldTrade(office.engines())
    const before = await priceNow()
    const page = await draft()
    expect((await save(page, stickers)).status).toBe(302)

    const said = Object.entries(usedPhone.answers)
      .filter(([code]) => !['REPAIR', 'ACCESSORIES'].includes(code))
      .map(([code, [answer]]) => `a.${code}=${answer}`)
    const played = await ana!.see(`${page}/play?device=${usedPhone.device}&country=fr&${said.join('&')}`)
    const [own, live] = readable(played.text).split('Die Fassung, die gilt')
    expect(own).toContain('Y a-t-il des autocollants ?')
    expect(own).toMatch(/Oui, hélas\s*−\d/)
    expect(live).not.toContain('autocollants')
    const through = await ana!.see(
      `${page}/play?device=${usedPhone.device}&country=de&${said.join('&')}&a.STICKERS=YES&a.REPAIR=NEVER&a.ACCESSORIES=`,
    )
    const [offered, asBefore] = [...readable(through.text).matchAll(/Angebot: (\d+),(\d\d)/g)].map(([, euros, rest]) =>
      Number(`${euros}${rest}`),
    )
    expect(offered).toBeLessThan(asBefore!)

    await noted(page)
    expect((await propose(page)).status).toBe(302)
    expect((await ana!.send(page, { step: 'approve' })).status).toBe(409)
    expect(readable((await bo!.see('/approvals')).text)).toContain('Aufkleber machen Arbeit')
    const read = readable((await bo!.see(page)).text)
    expect(read).toMatch(/Aufkleber\s*Frage ist neu/)
    expect(read).toContain('iPhone, Handys')
    expect((await bo!.send(page, { step: 'approve' })).status).toBe(302)

    await eventually(async () => (await quote()).status >= 400)
    expect(await priceNow({ STICKERS: ['NO'] })).toBe(before)
    expect(await priceNow({ STICKERS: ['YES'] })).toBeLessThan(before)

    // What was sold before keeps its questions and its price.
    await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
    const inspector = await office.colleague('inspector')
    const bench = `/inspection/${itemReference(trade.number, 0)}`
    expect((await inspector.send(bench, { intent: 'take' })).status).toBe(302)
    expect((await inspector.see(bench)).text).not.toContain('answer.STICKERS')
    expect((await inspector.send(bench, findingForm({}, { intent: 'matches' }))).status).toBe(302)
    const [item] = (await findTrade(office.engines().db, trade.id))!.items
    expect(item).toMatchObject({ status: 'ACCEPTED', finalCents: trade.items[0]!.cents })
    const { rows } = await office.query('select questionnaire_version from offers where id = $1', [item!.offer.id])
    expect(rows).toEqual([{ questionnaire_version: await firstVersion() }])

    const first = `/questionnaires/${await firstVersion()}`
    expect((await bo!.send(first, { step: 'takeBack' })).status).toBe(403)
    expect((await ana!.send(first, { step: 'takeBack' })).status).toBe(302)
    await eventually(async () => (await priceNow()) === before)
    expect(readable((await ana!.see('/questionnaires')).text)).toMatch(/Fassung 3\s*[^F]*gilt/)
  })

  test('for some devices only, which is kept as a difference', async () => {
    const page = await draft()
    const form = await ana!.see(`${page}/overrides/new`)
    const revision = revisionIn(form.text)
    const created = await ana!.send(`${page}/overrides/new`, { step: 'create', revision, code: 'iphone_14' })
    expect(created.headers.location).toBe(`${page}/overrides/IPHONE_14`)
    const address = created.headers.location!
    const place = async (typed: Form) =>
      ana!.send(address, { step: 'addPlace', revision: revisionIn((await ana!.see(address)).text), ...typed })
    const unknown = await place({ maker: 'Apple', series: 'iPhone 14', model: 'iPhone 4711' })
    expect(unknown.status).toBe(422)
    expect(readable(unknown.text)).toContain('So heißt in unserem Katalog nichts.')
    expect(unknown.text).toContain('iPhone 4711')
    const { rows } = await office.query(
      "select s.name from devices d join series s on s.id = d.series_id where d.model = 'iPhone 14' limit 1",
    )
    expect((await place({ maker: 'apple', series: rows[0].name, model: 'iPhone 14' })).status).toBe(302)
    const without = await ana!.see(`${page}/questions/LIQUID?override=IPHONE_14`)
    const removed = await ana!.send(`${page}/questions/LIQUID?override=IPHONE_14`, {
      step: 'remove',
      revision: revisionIn(without.text),
    })
    expect(removed.status).toBe(302)
    expect((await save(page, { ...stickers, after: 'HOUSING' }, { override: 'IPHONE_14' })).status).toBe(302)

    const read = readable((await ana!.see(await noted(page))).text)
    expect(read).toMatch(/IPHONE_14\s*Abweichung ist neu/)
    expect(read).toMatch(/IPHONE_14 · Gilt für Apple [^\n]*iPhone 14/)
    expect(read).toMatch(/Frage fällt weg/)
    expect((await propose(page)).status).toBe(302)
    // Nobody is asked about liquid any more: what such a phone brings goes far up.
    expect((await bo!.send(page, { step: 'approve' })).status).toBe(422)
    const guarded = readable((await bo!.see(page)).text)
    expect(guarded).toMatch(/Apple iPhone 14 \d+ GB DE · [^\n]*Flüssigkeit/)
    for (const colleague of [bo, cy]) expect((await approveFar(colleague!, page)).status).toBe(302)
    await letMinutesPass(office.engines().db, Number(page.split('/').at(-1)), 10)

    const said = Object.fromEntries(Object.entries(usedPhone.answers).filter(([code]) => code !== 'LIQUID'))
    const asked = async (device: string, answers: object) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ device, answers })
      return (await other.visit('de.localhost', '/api/quotes', { method: 'POST', headers, body })).status
    }
    await eventually(async () => (await asked(usedPhone.device, { ...said, STICKERS: ['NO'] })) === 201)
    expect(await asked('apple-iphone-13-128-gb', { ...said, STICKERS: ['NO'] })).not.toBe(201)
    expect(await asked('apple-iphone-13-128-gb', usedPhone.answers)).toBe(201)
    expect((await ana!.send(`/questionnaires/${await firstVersion()}`, { step: 'takeBack' })).status).toBe(302)
  })
})

describe('ME-04 a draft with an error cannot be proposed, and the way there is told', () => {
  test.each<[string, Form, RegExp, RegExp]>([
    [
      'a text that is missing in a language',
      { ...stickers, 'answers.1.text.fr': '' },
      /„Aufkleber“, Antwort „Ja“: Auf Französisch fehlt der Text\./,
      /Weg: /,
    ],
    [
      'a worse answer that brings more',
      {
        ...stickers,
        answers: '3',
        'answers.2.code': 'MANY',
        'answers.2.text.de': 'Viele',
        'answers.2.text.es': 'Muchas',
        'answers.2.text.fr': 'Beaucoup',
        'answers.2.text.it': 'Molti',
        'answers.2.bp': '4',
      },
      /„Aufkleber“: „Viele“ ist schlechter als „Ja“, bringt aber mehr\./,
      /Weg: .*Aufkleber: Viele/,
    ],
    [
      'a question that nobody is asked',
      { ...stickers, showIf: 'REPAIR=NEVER' },
      /„Aufkleber“ wird nie gestellt: Kein Weg führt dorthin\./,
      /Weg: Reparatur[^:]*: /,
    ],
  ])('%s', async (_, form, finding, path) => {
    const page = await draft()
    expect((await save(page, form)).status).toBe(302)
    const seen = readable((await ana!.see(await noted(page))).text)
    expect(seen).toMatch(finding)
    expect(seen).toMatch(path)

    const refused = await propose(page)
    expect(refused.status).toBe(422)
    expect(readable(refused.text)).toContain('Die Prüfung hat Fehler gefunden.')
    expect(readable(refused.text)).toMatch(finding)
    await ana!.send(page, { step: 'withdraw' })
  })

  test('one with a warning needs a word, which stays with the version', async () => {
    const page = await draft()
    const silent = {
      ...stickers,
      'description.de': '',
      'description.es': '',
      'description.fr': '',
      'description.it': '',
    }
    await save(page, silent)
    expect(readable((await ana!.see(await noted(page))).text)).toContain('„Aufkleber“ hat keinen Hilfetext.')
    expect((await propose(page)).status).toBe(422)
    expect((await propose(page, { remark: 'Die Frage sagt alles.' })).status).toBe(302)
    expect(readable((await bo!.see(page)).text)).toContain('Die Frage sagt alles.')
    await ana!.send(page, { step: 'withdraw' })
  })
})

describe('a draft', () => {
  test('is typed without losing anything: errors stand at their fields', async () => {
    const page = await draft()
    const { status, text } = await save(page, { ...stickers, 'question.de': '', 'answers.1.bp': 'zehn' })

    expect(status).toBe(422)
    expect(readable(text)).toContain('Hier fehlt der Text.')
    expect(readable(text)).toContain('Das ist keine Zahl, die wir lesen können.')
    const values = tags(text, 'input').map((tag) => attribute(tag, 'value'))
    expect(values).toContain('zehn')
    expect(values).toContain('Y a-t-il des autocollants ?')
    expect(text).toContain('Même les petits comptent.')
    await ana!.send(page, { step: 'withdraw' })
  })

  test('of which two colleagues change a question: the second is told, loses nothing, and neither approves it', async () => {
    const page = await draft()
    const address = `${page}/questions/new`
    const revision = revisionIn((await ana!.see(address)).text)
    expect((await save(page, { ...stickers, code: 'SCENT', 'question.de': 'Riecht es?' }, { by: cleo! })).status).toBe(
      302,
    )

    const late = await ana!.send(address, { ...stickers, revision })
    expect(late.status).toBe(409)
    expect(readable(late.text)).toContain('Inzwischen hat jemand den Entwurf geändert.')
    expect(tags(late.text, 'input').map((tag) => attribute(tag, 'value'))).toContain('Y a-t-il des autocollants ?')
    expect((await ana!.send(address, { ...stickers, revision: revisionIn(late.text) })).status).toBe(302)
    const both = readable((await ana!.see(await noted(page))).text)
    expect(both).toContain('Riecht es?')
    expect(both).toContain('Kleben Aufkleber auf dem Gerät?')

    expect((await propose(page)).status).toBe(302)
    expect((await cleo!.send(page, { step: 'approve' })).status).toBe(409)
    expect((await save(page, { ...stickers, code: 'LATE' }, { by: cleo! })).status).toBe(409)
    await ana!.send(page, { step: 'withdraw' })
  })

  test('is seen by those who make prices, and by nobody else', async () => {
    const finn = await office.colleague('content')
    const page = await draft()
    for (const address of ['/questionnaires', page, `${page}/questions/NEW`, `${page}/play`]) {
      expect((await bo!.see(address)).status).toBe(200)
      expect((await finn.see(address)).status).toBe(403)
    }
    expect((await bo!.send(`${page}/questions/NEW`, { step: 'remove' })).status).toBe(403)
    expect((await ana!.see(`${page}/questions/NOTHING`)).status).toBe(404)
    expect((await ana!.see(`${page}/questions/NEW?override=NOTHING`)).status).toBe(404)
    expect((await ana!.see(`${page}/overrides/NOTHING`)).status).toBe(404)
    expect((await ana!.see('/questionnaires/1')).status).toBe(404)
    expect((await ana!.send('/questionnaires', { questionnaire: 'NOTHING' })).status).toBe(422)
    expect((await ana!.see('/questionnaires?format=csv')).headers['content-type']).toBe('text/csv; charset=utf-8')
    await ana!.send(page, { step: 'withdraw' })
  })
})
