import { describe, expect, test } from 'vitest'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { eraseCustomer } from '#domain/trades/customer-records/erase-customer.ts'
import { writeReview } from '#domain/reviews/write-review.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { askedSeller, restsIn, soldBySomebody } from '#tests/support/drivers/customers/asked-sellers.ts'
import { attribute, dataOf, features, readable, tags } from '#tests/support/readers/pages/html.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { asPerson, countryCodes, person, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'

const office = useOffice({})
const germany = shopOf('de')

const open = (path: string, code: CountryCode = 'de') => office.ask(code, path, asPerson)

const send = (path: string, form: Record<string, string>, code: CountryCode = 'de', headers = {}) =>
  office.ask(code, path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: {
      'user-agent': person,
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${code}.localhost`,
      ...headers,
    },
  })

const reviewOf = async (tradeId: string) =>
  (await office.query('select * from reviews where trade_id = $1', [tradeId])).rows[0]

/** A review that waits to be read. */
async function written(stars: number, text: string, name = '') {
  const { trade, token } = await askedSeller(office.engines())
  await writeReview(office.engines(), germany, token, { stars: String(stars), text, name })
  return { trade, token, ...((await reviewOf(trade.id)) as { number: string; changed_at: Date }) }
}

type Agent = Awaited<ReturnType<typeof office.colleague>>

const decide = (agent: Agent, { number, changed_at }: { number: string; changed_at: Date }, form: object) =>
  agent.send(`/reviews/${number}`, { seen: String(changed_at.getTime()), ...form })

describe('S1.15 whether somebody may be asked how his sale went', () => {
  test.each(triedCountries)('is a question on the page of a trade in Germany only: %s', async (code) => {
    const trade = await soldBySomebody(office.engines(), code)
    const path = `/trade/${tradeToken(office.engines().vault, trade.id)}`
    const { text } = await open(path, code)
    expect(dataOf(text, 'review-consent')).toBe(code === 'de' ? 'open' : undefined)

    const answer = await send(path, { intent: 'review-yes' }, code)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(path)
    expect(dataOf((await open(path, code)).text, 'review-consent')).toBe(code === 'de' ? 'given' : undefined)
    const { rows } = await office.query('select given, wording, source from review_consents where trade_id = $1', [
      trade.id,
    ])
    const wording = expect.stringMatching(/^Ja, ihr dürft mich .* einmal per E-Mail fragen/)
    expect(rows).toEqual(code === 'de' ? [{ given: true, wording, source: 'trade' }] : [])
  })

  test('can be taken back, and nobody else can say it', async () => {
    const trade = await soldBySomebody(office.engines())
    const path = `/trade/${tradeToken(office.engines().vault, trade.id)}`
    await send(path, { intent: 'review-yes' })
    await send(path, { intent: 'review-no' })
    expect(dataOf((await open(path)).text, 'review-consent')).toBe('open')
    expect((await send('/trade/made-up', { intent: 'review-yes' })).status).toBe(404)
    const abroad = await send(path, { intent: 'review-yes' }, 'de', { origin: 'https://evil.example' })
    expect(abroad.status).toBe(403)
    expect(dataOf((await open(path)).text, 'review-consent')).toBe('open')
  })

  test('is asked with nothing ticked on the thank-you page, in the session of the sale only', async () => {
    const { sell, trade, send: visit } = await office.openVisit()
    const { tradeNumber } = (await sell(trade)).json<{ tradeNumber: string }>()
    const path = `/thankYou?trade=${tradeNumber}`
    const seen = await visit('GET', path)
    expect(dataOf(seen.text, 'review-consent')).toBe('open')
    expect(
      tags(seen.text, 'input').filter((tag) => attribute(tag, 'type') === 'checkbox' && / checked/.test(tag)),
    ).toEqual([])

    expect((await send(path, { intent: 'review-yes' })).status).toBe(404)
    const { rows } = await office.query(
      'select from review_consents c join trades t on t.id = c.trade_id where t.number = $1',
      [tradeNumber.replace(/\D/g, '')],
    )
    expect(rows).toEqual([])
  })
})

describe('the page for a review', () => {
  test('is written without scripts, thanked for, changed and withdrawn by the same link', async () => {
    const { trade, token } = await askedSeller(office.engines())
    const path = `/review/${token}`
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(readable(page.text)).toContain('(iPhone)')
    expect(readable(page.text)).not.toContain('iPhone 14')
    const radios = tags(page.text, 'input').filter((tag) => attribute(tag, 'name') === 'stars')
    expect(radios.map((tag) => attribute(tag, 'value'))).toEqual(['5', '4', '3', '2', '1'])
    expect(radios.some((tag) => / checked/.test(tag))).toBe(false)

    const missing = await send(path, { text: 'Schön <b>war</b> es', name: 'M.' })
    expect(missing.status).toBe(422)
    expect(readable(missing.text)).toContain('Bitte wähle einen bis fünf Sterne.')
    expect(missing.text).toContain('Schön &lt;b&gt;war&lt;/b&gt; es')
    expect((await send(path, { stars: '4', text: 'x'.repeat(1_001) })).status).toBe(422)
    expect(await reviewOf(trade.id)).toBeUndefined()

    const sent = await send(path, { stars: '4', text: 'Schön war es', name: 'M.' })
    expect([sent.status, sent.headers.location]).toEqual([303, path])
    const thanks = await open(path)
    expect(dataOf(thanks.text, 'review')).toBe('waiting')
    expect(readable(thanks.text)).toContain('Danke für deine Meinung!')

    await send(path, { stars: '2', text: 'Doch nicht', name: '' })
    expect(await reviewOf(trade.id)).toMatchObject({ stars: 2, text: 'Doch nicht', name: '' })
    const gone = await send(path, { intent: 'withdraw' })
    expect(gone.headers.location).toBe(`${path}?withdrawn`)
    expect(readable((await open(`${path}?withdrawn`)).text)).toContain('Deine Bewertung ist gelöscht.')
    expect(await reviewOf(trade.id)).toBeUndefined()
  })

  test('does not open to a word that was made up, nor in another country', async () => {
    const { token } = await askedSeller(office.engines())
    for (const [path, code] of [
      ['/review/made-up', 'de'],
      [`/review/${token}x`, 'de'],
      [`/review/${token}`, 'at'],
    ] as const) {
      expect((await open(path, code)).status, path).toBe(404)
      expect((await send(path, { stars: '5' }, code)).status, path).toBe(404)
    }
  })

  test('says kindly that its time is over, and still lets somebody take back what he wrote', async () => {
    const { trade, token } = await written(5, 'Gut')
    await office.query(`update review_requests set asked_at = now() - interval '60 days' where trade_id = $1`, [
      trade.id,
    ])
    const path = `/review/${token}`
    const { status, text } = await open(path)
    expect(status).toBe(200)
    expect(readable(text)).toContain('Die Zeit zum Bewerten ist um')
    expect(tags(text, 'textarea')).toEqual([])
    await send(path, { stars: '1', text: 'Zu spät' })
    expect(await reviewOf(trade.id)).toMatchObject({ stars: 5 })
    await send(path, { intent: 'withdraw' })
    expect(await reviewOf(trade.id)).toBeUndefined()
  })
})

describe('reviews in the office', () => {
  test('are listed, filtered, sorted, published, rejected for a reason and replied to', async () => {
    const agent = await office.colleague('agent')
    const [praise, blame] = [await written(5, '=Lob', 'A.'), await written(1, 'Tadel mit Nummer 0170')]
    const list = await agent.see('/reviews?status=waiting&stars=1')
    expect(list.text).toContain(`href="/reviews/${blame.number}"`)
    expect(list.text).not.toContain(`href="/reviews/${praise.number}"`)
    expect((await agent.see('/reviews?sort=stars&format=csv')).text).toContain("'=Lob")

    const page = readable((await agent.see(`/reviews/${blame.number}`)).text)
    expect(page).toContain('Lehne nie ab, weil eine Bewertung schlecht ist')
    expect(page).toContain(formatTradeNumber(blame.trade.number))
    const unfair = await decide(agent, blame, { intent: 'reject', reason: '' })
    expect(unfair.status).toBe(422)
    await decide(agent, blame, { intent: 'reject', reason: 'personal-data' })
    await decide(agent, praise, { intent: 'publish' })
    await decide(agent, praise, { intent: 'reply', reply: 'Danke!' })
    expect(await reviewOf(blame.trade.id)).toMatchObject({ status: 'rejected', reason: 'personal-data' })
    expect(await reviewOf(praise.trade.id)).toMatchObject({ status: 'published', reply: 'Danke!' })
    expect(readable((await open(`/review/${blame.token}`)).text)).toContain('Sie enthält persönliche Daten.')

    const { rows } = await office.query(`select action from audit_entries where subject = any($1) order by at, id`, [
      [`review ${blame.number}`, `review ${praise.number}`],
    ])
    expect(rows.map(({ action }) => action)).toEqual(['review.reject', 'review.publish', 'review.reply'])
  })

  test('are not decided by somebody who has read other words', async () => {
    const agent = await office.colleague('content')
    const review = await written(3, 'Ging so')
    await writeReview(office.engines(), germany, review.token, { stars: '1', text: 'Ging nicht', name: '' })
    const answer = await decide(agent, review, { intent: 'publish' })

    expect(answer.status).toBe(409)
    expect(readable(answer.text)).toContain('Lies sie bitte noch einmal.')
  })
})

describe('S1.15 the seal and the slider', () => {
  const home = async (code: CountryCode = 'de') => (await open('/', code)).text
  const section = (html: string) =>
    /data-feature="seal-and-slider"[\s\S]*?<\/section><p[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''

  test('show what German sellers said, the bad with the good, as soon as five were read', async () => {
    await office.query('delete from reviews')
    const agent = await office.colleague('agent')
    const reviews = [await written(5, 'Sehr gut gelaufen', 'M.')]
    for (const stars of [5, 4, 1]) reviews.push(await written(stars, ''))
    for (const review of reviews) await decide(agent, review, { intent: 'publish' })
    await expect.poll(() => home()).toContain('>Echt<')
    expect(features(await home())).toContain('seal-and-slider')

    const fifth = await written(2, `Leider ${'sehr '.repeat(60)}langsam`)
    await decide(agent, fifth, { intent: 'publish' })
    await decide(agent, fifth, { intent: 'reply', reply: 'Wir üben.' })
    await expect.poll(() => home()).toContain('Unsere Antwort</summary>Wir üben.')
    const shown = readable(section(await home()))
    expect(shown).toContain(
      '3,4 von 5 Sternen: 5 Bewertungen aus den letzten 24 Monaten, nur aus bestätigten Verkäufen.',
    )
    expect(shown).toMatch(/M\. · iPhone · \p{L}+ 20\d\d/u)
    expect(shown).toContain('anonym · iPhone')
    expect(shown).toContain('Wenige Sterne sind nie ein Grund')
    expect(section(await home())).toContain('aria-label="2 von 5 Sternen"')
    // Search engines do not want a shop to grade itself.
    expect(await home()).not.toContain('AggregateRating')
    for (const code of countryCodes.filter((each) => each !== 'de')) {
      expect(features(await home(code)), code).not.toContain('seal-and-slider')
    }

    await send(`/review/${fifth.token}`, { intent: 'withdraw' })
    await expect.poll(() => home()).not.toContain('Wir üben.')
  })

  test('whoever is erased takes his review with him, from the page too', async () => {
    const engines = office.engines()
    const agent = await office.colleague('agent')
    const reviews = []
    for (const text of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Einmaliges Lob']) reviews.push(await written(5, text))
    for (const review of reviews) await decide(agent, review, { intent: 'publish' })
    await expect.poll(() => home()).toContain('Einmaliges Lob')
    const { trade } = reviews.at(-1)!
    await restsIn(engines, trade, 'PAID', 14)
    const { rows } = await office.query('select customer_id from trades where id = $1', [trade.id])
    const caller = { id: crypto.randomUUID(), customerId: rows[0].customer_id, email: trade.email, country: 'de' }
    expect(await eraseCustomer(engines, caller as never)).toEqual({ ok: true })

    await expect.poll(() => home()).not.toContain('Einmaliges Lob')
    for (const table of ['reviews', 'review_requests', 'review_consents']) {
      expect((await office.query(`select from ${table} where trade_id = $1`, [trade.id])).rows, table).toEqual([])
    }
  })
})
