import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { someMailbox } from '#tests/support/drivers/customers/customers.ts'
import {
  attribute,
  features,
  readable,
  scriptsOfShop,
  tags,
  texts,
  withoutStyles,
} from '#tests/support/readers/pages/html.ts'
import {
  linkIn,
  signUpPath,
  target,
  useNewsletterReaders,
} from '#tests/support/drivers/customers/newsletter-readers.ts'
import { countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const readers = useNewsletterReaders()
const { open, sendForm: send, rowOf, actionsOf, newReader, oneClick } = readers
const withNewsletter = countryCodes.filter((code) => code !== 'at')
const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))

describe.each(triedCountries)('in %s', (code) => {
  const offered = code !== 'at'

  test('S1.11 a page offers the newsletter, unless it is Austria', async () => {
    const { contentSlugs } = countries[code]
    const pages = [
      '/',
      pathTo(countries[code], 'content', { slug: contentSlugs.terms }),
      '/account',
      '/nobody-lives-here',
    ]
    for (const path of pages) {
      const { text } = await open(code, path)
      const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? ''
      const forms = tags(footer, 'form').filter((tag) => attribute(tag, 'action') === signUpPath)

      expect(forms.length, path).toBe(offered ? 1 : 0)
      expect(features(footer).includes('newsletter'), path).toBe(offered)
      expect(readable(footer).includes(messagesFor(code)['site.footer.newsletterText']!), path).toBe(offered)
    }
  })

  test('S1.11 form and API take somebody, unless it is Austria: they answer 404', async () => {
    const email = someMailbox()
    const form = await send(code, signUpPath, { email, from: 'footer' })
    const api = await readers.send(code, 'POST', '/api/newsletter', { email: someMailbox() })

    expect([form.status, api.status]).toEqual(offered ? [303, 202] : [404, 404])
    if (offered) expect(await readers.letterTo(email, 'newsletter-confirm')).toContain('/newsletter/enrich/')
    else
      expect((await readers.query('select 1 from newsletter_subscribers where country = $1', [code])).rowCount).toBe(0)
  })

  test('S1.11 S2.53 an account can switch it on, unless it is Austria; off always', async () => {
    const { call, email } = await readers.newCustomer(code)
    const choose = async (newsletter: boolean) => (await call('PUT', '/api/account/newsletter', { newsletter })).status
    const state = async () => (await call('GET', '/api/customers/customers')).json()['newsletter']

    expect(await choose(true)).toBe(offered ? 204 : 404)
    expect(await state()).toBe(offered)
    expect(await choose(false)).toBe(204)
    expect(await state()).toBe(false)
    expect(await rowOf(email)).toBeUndefined()
  })

  test('S2.13 S2.41 enrich is there with and without a hash, and so are unsubscribe and its success', async () => {
    const messages = messagesFor(code)
    const pages = [
      [signUpPath, messages[offered ? 'newsletter.signUp.title' : 'site.footer.newsletter']],
      [`${signUpPath}/${'a1'.repeat(32)}`, messages[offered ? 'newsletter.signUp.title' : 'site.footer.newsletter']],
      [`/newsletter/unsubscribe/${'a1'.repeat(32)}`, messages['newsletter.unsubscribe.unknown']],
      ['/newsletter/unsubscribe/success', messages['newsletter.unsubscribeSuccess.title']],
    ]
    for (const [path, title] of pages) {
      const { status, text } = await open(code, path!)
      expect([status, texts(text, 'h1')], path).toEqual([200, [title]])
      expect(scriptsOfShop(text), path).toEqual([])
    }
    expect((await open(code, '/newsletter/unsubscribe/not-a-hash')).status).toBe(404)
    expect((await open(code, '/newsletter/unsubscribe')).status).toBe(404)
  })
})

describe.each(withNewsletter)('a reader in %s', (code) => {
  test('S1.20 S2.41 asks at the foot of a page, confirms, says what interests him, and leaves', async () => {
    const messages = messagesFor(code)
    const email = someMailbox()
    const asked = await send(code, signUpPath, { email: ` ${email.toUpperCase()} `, website: '', from: 'footer' })
    expect(target(asked)).toEqual([303, `${signUpPath}?said=sent`])
    expect(readable((await open(code, asked.headers.location!)).text)).toContain(messages['newsletter.signUp.sentText'])

    const link = linkIn(await readers.letterTo(email, 'newsletter-confirm'))
    // Software that looks into letters opens every link, several times.
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(code, link, method)).status).toBe(200)
    const waiting = await rowOf(email)
    expect(waiting).toMatchObject({ country: code, status: 'waiting' })
    const page = (await open(code, link)).text
    const consent = messages['newsletter.confirm.consent']!.replace('{brand}', 'umlauf')
    expect(readable(page)).toContain(consent)

    const token = attribute(
      tags(page, 'input').find((tag) => attribute(tag, 'name') === 'token')!,
      'value',
    )!
    const confirmed = await send(code, link, { token })
    const path = `${signUpPath}/${waiting.email_hash}`
    expect(target(confirmed)).toEqual([303, `${path}?said=welcome`])
    expect(readable((await open(code, confirmed.headers.location!)).text)).toContain(
      messages['newsletter.enrich.welcome'],
    )

    const told = await send(code, path, [
      ['salutation', 'ms'],
      ['firstName', 'Quirinabella'],
      ['birthday', '1990-04-12'],
      ['interests', 'ipad'],
      ['interests', 'camera'],
    ])
    expect(target(told)).toEqual([303, `${path}?said=saved`])
    expect(await rowOf(email)).toMatchObject({ first_name: 'Quirinabella', interests: ['ipad', 'camera'] })
    const again = withoutStyles((await open(code, told.headers.location!)).text)
    expect(again).not.toMatch(/Quirinabella|1990-04-12|checked|selected/)
    expect(again).not.toContain(email)

    const out = `/newsletter/unsubscribe/${waiting.email_hash}`
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(code, out, method)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ status: 'active' })
    expect(target(await send(code, out))).toEqual([303, '/newsletter/unsubscribe/success'])
    expect(await rowOf(email)).toBeUndefined()
    expect(await readers.letterTo(email, 'newsletter-left')).toContain(messages['letter.newsletterLeft.heading'])
    expect((await actionsOf(waiting.id)).map(({ action, source, wording }) => [action, source, wording])).toEqual([
      ['asked', 'footer', messages['site.footer.newsletterText']],
      ['confirmed', 'letter', consent],
      ['enriched', 'letter', messages['newsletter.enrich.use']],
      ['left', 'letter', messages['newsletter.unsubscribe.lead']],
    ])
  })
})

test('S5 nobody learns who has the newsletter: known, waiting and unknown mailboxes get the same answer', async () => {
  const { email, hash } = await newReader('de')
  const waiting = someMailbox()
  await send('de', signUpPath, { email: waiting })
  const seen = async (mailbox: string) => {
    const form = await send('de', signUpPath, { email: mailbox })
    const api = await readers.send('de', 'POST', '/api/newsletter', { email: mailbox })
    const link = await send('de', `/newsletter/unsubscribe/${'ab'.repeat(32)}`, { email: mailbox })
    return [...target(form), form.text, api.status, api.text, ...target(link), link.text]
  }

  const [known, ...others] = [await seen(email), await seen(waiting), await seen(someMailbox())]
  for (const other of others) expect(other).toEqual(known)
  expect(await readers.letterTo(email, 'newsletter-already')).toContain(`/newsletter/enrich/${hash}`)
})

test('what is wrong with a form stands beside the field, and what was typed stays', async () => {
  const { path } = await newReader('it')
  const messages = messagesFor('it')
  const wrong = await send('it', signUpPath, { email: 'ana@' })
  const trapped = await send('it', signUpPath, { email: someMailbox(), website: 'https://x.example' })
  const future = await send('it', path, { firstName: 'Ana', birthday: '2999-01-01' })
  const nothing = await send('it', path)

  expect([wrong, trapped, future, nothing].map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(wrong.text).toContain('value="ana@"')
  expect(readable(wrong.text)).toContain(messages['newsletter.error.email-invalid'])
  expect(readable(trapped.text)).toContain(messages['newsletter.signUp.again'])
  expect(readable(future.text)).toContain(messages['newsletter.error.not-past'])
  expect(future.text).toContain('value="Ana"')
  expect(readable(nothing.text)).toContain(messages['newsletter.error.nothing'])
})

describe('a link', () => {
  test('that was used shows what comes next; one that is too old or made up leads to a new beginning', async () => {
    const { link, token, path, welcome, email } = await newReader('es')
    const messages = messagesFor('es')
    expect(texts((await open('es', link)).text, 'h1')).toEqual([messages['newsletter.enrich.title']])
    expect(target(await send('es', link, { token }))).toEqual([303, welcome])

    const late = someMailbox()
    await send('es', signUpPath, { email: late })
    const lateLink = linkIn(await readers.letterTo(late, 'newsletter-confirm'))
    await readers.query('alter table newsletter_consents disable trigger newsletter_consents_stay')
    await readers.query(
      `update newsletter_consents set at = at - interval '7 days'
       where subscriber_id = (select id from newsletter_subscribers where email = $1)`,
      [late],
    )
    await readers.query('alter table newsletter_consents enable trigger newsletter_consents_stay')
    const lateToken = new URLSearchParams(lateLink.split('?')[1]).get('token')!
    expect(readable((await open('es', lateLink)).text)).toContain(messages['newsletter.signUp.expired'])
    expect(target(await send('es', lateLink, { token: lateToken }))).toEqual([303, lateLink.split('?')[0]])
    expect(await rowOf(late)).toMatchObject({ status: 'waiting' })
    // Nor does the link of one country open anything in another.
    expect((await send('fr', path, { firstName: 'Eva' })).headers.location).toBe(path)
    expect(await rowOf(email)).toMatchObject({ first_name: null, status: 'active' })
  })

  test('made of a bare hash of the address opens nothing', async () => {
    const { email, hash } = await newReader('de')
    for (const algorithm of ['sha256', 'sha1', 'md5']) {
      const bare = createHash(algorithm).update(email).digest('hex')
      const page = await open('de', `/newsletter/unsubscribe/${bare}`)
      expect(texts(page.text, 'h1')).toEqual([messagesFor('de')['newsletter.unsubscribe.unknown']])
      expect(target(await send('de', `/newsletter/unsubscribe/${bare}`))).toEqual([
        303,
        `/newsletter/unsubscribe/${bare}`,
      ])
      expect((await oneClick('de', bare)).status).toBe(404)
    }
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await rowOf(email)).toMatchObject({ status: 'active' })
  })

  test('S2.23 of a newsletter of years ago leads all the way out', async () => {
    const { email, hash } = await newReader('de')
    const old = '0123456789abcdef0123456789ABCDEF'
    const first = await open('de', `/newsletter/abmelden/${old}`)
    expect(target(first)).toEqual([301, `/newsletter/unsubscribe/${old}`])
    const page = await open('de', first.headers.location!)
    expect(readable(page.text)).toContain(messagesFor('de')['newsletter.unsubscribe.unknownLead'])

    const asked = await send('de', first.headers.location!, { email })
    expect(target(asked)).toEqual([303, `${first.headers.location}?said=asked`])
    expect(readable((await open('de', asked.headers.location!)).text)).toContain(
      messagesFor('de')['newsletter.unsubscribe.askedText'],
    )
    const link = linkIn(await readers.letterTo(email, 'newsletter-link'))
    expect(link).toBe(`/newsletter/unsubscribe/${hash}`)
    expect(target(await send('de', link))).toEqual([303, '/newsletter/unsubscribe/success'])
    expect(await rowOf(email)).toBeUndefined()
  })

  test('is told to no other page and kept by nobody', async () => {
    const { path, hash } = await newReader('fr')
    for (const address of [path, `/newsletter/unsubscribe/${hash}`]) {
      const { headers } = await open('fr', address)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toContain('no-store')
    }
  })
})

describe('a mail program', () => {
  test('ends the newsletter with one click, from anywhere and without a cookie', async () => {
    const { email, hash } = await newReader('fr')
    expect((await oneClick('fr', hash, 'List-Unsubscribe=Two')).status).toBe(400)
    expect((await oneClick('fr', hash, '')).status).toBe(400)
    expect((await oneClick('fr', hash, 'x', 'multipart/form-data')).status).toBe(400)
    expect((await oneClick('de', hash)).status).toBe(404)
    expect((await open('fr', `/api/newsletter/unsubscribe/${hash}`)).status).toBe(404)
    expect(await rowOf(email)).toMatchObject({ status: 'active' })

    for (let time = 0; time < 2; time += 1) {
      const answer = await oneClick('fr', hash)
      expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined])
    }
    expect(await rowOf(email)).toBeUndefined()
    expect(await readers.letterTo(email, 'newsletter-left')).toMatch(/newsletter/i)
  })

  test('is the only one that may: the other forms belong to our own pages', async () => {
    const { path } = await newReader('fr')
    for (const address of [path, signUpPath, '/api/newsletter']) {
      const answer = await readers.ask('fr', address, {
        method: 'POST',
        body: 'email=x%40example.com',
        headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(answer.status, address).toBe(403)
    }
  })
})

test('S2.53 the account shows what was done by a link, and a new mailbox takes the newsletter along', async () => {
  const { call, email } = await readers.newCustomer('fr')
  const state = async () => (await call('GET', '/api/customers/customers')).json()['newsletter']
  await call('PUT', '/api/account/newsletter', { newsletter: true })
  const { email_hash: hash, id } = await rowOf(email)
  await send('fr', `/newsletter/unsubscribe/${hash}`)
  expect(await state()).toBe(false)
  await call('PUT', '/api/account/newsletter', { newsletter: true })
  expect(await state()).toBe(true)

  const other = someMailbox()
  await call('POST', '/api/account/changeEmail', { email: other })
  const token = await readers.tokenTo(other, 'email-change')
  await readers.send('fr', 'POST', '/api/account/activateRegistration', undefined, { token })

  expect(await rowOf(email)).toBeUndefined()
  expect(await rowOf(other)).toMatchObject({ id, status: 'active' })
  expect((await actionsOf(id)).map(({ action, source }) => [action, source])).toEqual([
    ['confirmed', 'account'],
    ['left', 'letter'],
    ['confirmed', 'account'],
    ['confirmed', 'account'],
  ])
  const exported = await call('GET', '/api/account/export')
  expect(exported.json()).toMatchObject({ newsletter: [{ email: other, status: 'active' }] })
})
