import { beforeAll, describe, expect, test } from 'vitest'
import { passwordResetLetter } from '#domain/accounts/registration/account-letters.ts'
import { retentionStepNames } from '#domain/retention/retention-step.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

/** A shop with a few trades in it, as a demo begins. */
const office = useOffice({ DEMO_TRADES: '60' })
let admin: OfficeColleague
let agent: OfficeColleague
beforeAll(async () => {
  admin = await office.colleague('admin')
  agent = await office.colleague('agent')
})

describe('X1.16 the team', () => {
  test('adds somebody, shows the password once, and lets that person in', async () => {
    const username = `neu-${crypto.randomUUID().slice(0, 8)}`
    const added = await admin.send('/staff', {
      intent: 'add',
      username,
      name: 'Neue Kraft',
      role: ['agent', 'finance'],
    })
    const password = /<code class="office-code">([^<]+)</.exec(added.text)?.[1] ?? ''

    expect(added.status).toBe(200)
    expect(password).toMatch(/^[\w-]{16}$/)
    const list = await admin.see('/staff')
    expect(list.text).not.toContain(password)
    expect(readable(list.text)).toContain(`${username}Neue KraftKundendienst, Finanzen`)
    const { cookie, status } = await logIn(username, password)
    expect(status).toBe('/')
    expect((await office.shop().visit('office.localhost', '/customers', { headers: { cookie } })).status).toBe(200)
  })

  test('says why something cannot be done, and keeps what was typed', async () => {
    const taken = await admin.send('/staff', { intent: 'add', username: 'office', name: 'Noch eine' })

    expect(taken.status).toBe(409)
    expect(readable(taken.text)).toContain('Diesen Anmeldenamen gibt es schon.')
    expect(taken.text).toContain('value="Noch eine"')
  })

  test('lets everybody choose a password, after which one logs in anew', async () => {
    const own = await office.colleague('content')
    const wrong = await own.send('/me', { current: 'wrong', wanted: 'ein ganz neues Passwort' })
    const right = await own.send('/me', { current: own.password, wanted: 'ein ganz neues Passwort' })

    expect(wrong.status).toBe(422)
    expect(readable(wrong.text)).toContain('Das bisherige Passwort stimmt nicht.')
    expect([right.status, right.headers.location]).toEqual([302, '/login'])
    expect((await own.see('/me')).status).toBe(302)
    expect((await logIn(own.username, 'ein ganz neues Passwort')).status).toBe('/')
  })

  async function logIn(username: string, password: string) {
    const { headers } = await office.shop().visit('office.localhost', '/login', {
      method: 'POST',
      headers: { origin: 'http://office.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, password, next: '/' }).toString(),
    })
    return { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '', status: headers.location }
  }
})

describe('X1.17 the log', () => {
  test('shows what was before and after, and can be had as a file', async () => {
    const username = `log-${crypto.randomUUID().slice(0, 8)}`
    await admin.send('/staff', { intent: 'add', username, name: '', role: 'agent' })
    const page = await admin.see(`/audit?subject=${username}`)
    const file = await admin.see(`/audit?subject=${username}&format=csv`)

    expect(readable(page.text)).toContain(`staff.addstaff ${username}`)
    expect(page.text).toContain('<ins>[&quot;agent&quot;]</ins>')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="protokoll.csv"')
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
    expect(file.text).toContain(`staff.add;staff ${username}`)
  })

  test('of the demo has what colleagues did to devices', async () => {
    const { text } = await admin.see('/audit?action=item.receive&username=warehouse')

    expect(readable(text)).toContain('warehouseitem.receivetrade 26')
  })
})

describe('X1.13 the records of a customer', () => {
  test('finds somebody, corrects an address, exports and refuses to erase what is on its way', async () => {
    const { email } = await soldTrade(office.engines())
    const list = await agent.see(`/customers?text=${encodeURIComponent(email)}`)
    const path = /href="(\/customers\/\d+)"/.exec(list.text)?.[1] ?? ''
    const number = path.split('/')[2]!
    const page = await agent.see(path)
    const address = { street: 'Neue Straße', houseNumber: '1', addressExtra: '', postalCode: '10115', city: 'Neustadt' }

    expect(readable(page.text)).toContain('Ana Muster')
    expect(readable(page.text)).toContain('DE… 3000')
    expect(page.text).not.toContain('DE89370400440532013000')
    const wrong = await agent.send(path, { intent: 'correct', email, ...address, postalCode: 'x' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="Neustadt"')
    expect((await agent.send(path, { intent: 'correct', email, ...address })).status).toBe(302)
    expect(readable((await agent.see(path)).text)).toContain('Neue Straße 1, 10115 Neustadt')
    const exported = await agent.send(`${path}/export`)
    expect(exported.headers['content-disposition']).toBe(`attachment; filename="kunde-${number}.json"`)
    expect(exported.json<{ trades: { email: string }[] }>().trades[0]).toMatchObject({ email })
    const refused = await agent.send(path, { intent: 'erase', reason: 'Antrag', confirmation: number })
    expect(refused.status).toBe(409)
    expect(readable(refused.text)).toContain('Es wurde nichts gelöscht.')
  })

  test('erases somebody whose trades have come to their end, once and for all', async () => {
    const { rows } = await office.query(`
      select c.number, max(t.email) as email from customers c join trades t on t.customer_id = c.id
      where not exists (select from trades o join trade_items i on i.trade_id = o.id where o.customer_id = c.id
        and i.status not in ('PAID', 'RETURNED', 'CANCELLED', 'EXPIRED', 'RECYCLED', 'SEIZED')) group by c.number limit 1`)
    const { number, email } = rows[0] as { number: string; email: string }
    const path = `/customers/${number}`
    const mistyped = await agent.send(path, { intent: 'erase', reason: 'Antrag', confirmation: '1' })
    const done = await agent.send(path, { intent: 'erase', reason: 'Antrag', confirmation: number })
    const page = await agent.see(path)

    expect(readable(mistyped.text)).toContain('Die Kundennummer stimmt nicht.')
    expect(done.status).toBe(302)
    expect(page.text).not.toContain(email)
    expect(readable(page.text)).toContain('gelöscht. Die Aufträge bleiben ohne Person in den Büchern.')
    expect((await agent.send(`${path}/export`)).status).toBe(409)
    expect((await agent.see('/customers/99999999')).status).toBe(404)
  })
})

describe('X1.16 reports', () => {
  test('are shown with a table for every chart, and can be had as a file', async () => {
    const page = await agent.see('/reports?days=90')
    const file = await agent.see('/reports?days=90&country=de&format=csv')
    const text = readable(page.text)

    for (const title of [
      'Vom Angebot zur Auszahlung',
      'Neubewertung',
      'Antworten auf Rückfragen',
      'Was gerade wartet',
    ]) {
      expect(text).toContain(title)
    }
    expect(page.text).toContain('role="img"')
    expect(text).toMatch(/Aufträge6\d/)
    expect(file.text).toMatch(/\r\nfunnel;trades;\d+;Anzahl\r\n/)
    expect(file.headers['content-disposition']).toContain('kennzahlen.csv')
  })

  test('take any address as a question', async () => {
    for (const search of [
      '?days=x',
      '?from=2026-13-01',
      '?from=2026-01-01&to=x',
      `?country=${'%27'.repeat(50)}`,
      '?landingPage=',
    ]) {
      expect((await agent.see(`/reports${search}`)).status, search).toBe(200)
    }
  })
})

describe('X1.16 the machine', () => {
  longTest(
    'F-91 names on the dashboard what it could not forget, which stops nothing else, until it could',
    async () => {
      await office.query(`
      create function stay() returns trigger language plpgsql as 'begin raise exception ''Not now.''; end';
      create trigger events_stay before delete on controlling_events for each row execute function stay();
      insert into controlling_events (received_at, country, shop_mode, landing_page, application_id, event_name, url, data)
      values (now() - interval '2 years', 'de', 'default', 'UML-DE', 'x', 'offer_generated', '/', '{}')`)
      const done = async () => {
        const { rows } = await office.query(`select name from retention_steps where done_at is not null order by name`)
        return rows.map(({ name }) => name)
      }
      const recordsOf = async (colleague: OfficeColleague) => readable((await colleague.see('/')).text)
      expect(await recordsOf(admin)).not.toContain('Frist vorbei')

      await office.engines().jobs.enqueue('forget-old-data', {})
      await expect.poll(done).toEqual(retentionStepNames.filter((name) => name !== 'events').toSorted())
      await expect.poll(() => recordsOf(admin)).toMatch(/Frist vorbei ist\..*Gezählte Besuche, seit/s)
      expect(await recordsOf(agent)).not.toContain('Gezählte Besuche')

      await office.query(`drop trigger events_stay on controlling_events`)
      await expect.poll(done).toContain('events')
      expect(await recordsOf(admin)).not.toContain('Gezählte Besuche')
    },
  )

  test('shows its jobs, and tries one again that had failed', async () => {
    await office.engines().jobs.enqueue('deliver-letter', { letterId: crypto.randomUUID() })
    await office.query(`update pgboss.job set state = 'failed', output = '{"message":"still closed"}'
      where name = 'deliver-letter' and id = (select id from pgboss.job where name = 'deliver-letter' limit 1)`)
    const page = await admin.see('/jobs')
    const job = /name="job" value="([^"]+)"/.exec(page.text)?.[1] ?? ''

    expect(readable(page.text)).toContain('Post versendendeliver-letter')
    expect(readable(page.text)).toContain('still closed')
    expect((await admin.send('/jobs', { intent: 'retry', job })).status).toBe(302)
    const again = await admin.send('/jobs', { intent: 'retry', job: crypto.randomUUID() })
    expect([again.status, readable(again.text).includes('Diese Aufgabe wartet nicht mehr')]).toEqual([409, true])
  })

  test('sends a letter again that was given up, and lists letters by what is asked', async () => {
    const { rows } = await office.query(`update letters set status = 'failed', last_error = 'mailbox full'
      where id = (select id from letters where kind = 'test' limit 1) returning id`)
    const { id } = rows[0] as { id: string }
    const failed = await agent.see('/letters?status=failed')

    expect(failed.text).toContain('mailbox full')
    expect(failed.text.match(/href="\/letters\/[0-9a-f-]{36}"/g)).toHaveLength(1)
    expect((await agent.send('/letters?status=failed', { letter: id })).headers.location).toBe('/letters?status=failed')
    expect((await agent.send('/letters', { letter: id })).status).toBe(409)
    expect((await agent.see('/letters?kind=test&locale=fr_FR&format=csv')).text.trim().split('\r\n')).toHaveLength(2)
  })

  test('no colleague but an admin can use the links of letters: not on a page, not in its data, not in an export', async () => {
    const { email } = await soldTrade(office.engines())
    const token = 'a-word-that-opens-an-account'
    const letter = { ...passwordResetLetter(shopOf('de'), { email }, token), text: '' }
    const text = `${letter.html}\nhttps://de.umlauf.example/trade/${token}`
    const id = await office.engines().mail.post({ ...letter, text })
    const forms = [`/letters/${id}`, `/letters/${id}/view`, `/letters/${id}.data`]
    const auditor = await office.colleague('auditor')
    const found = async (who: OfficeColleague) =>
      Promise.all(forms.map(async (path) => [(await who.see(path)).status, (await who.see(path)).text.includes(token)]))

    expect(await found(admin)).toEqual(forms.map(() => [200, true]))
    for (const colleague of [auditor, agent]) {
      expect(await found(colleague)).toEqual(forms.map(() => [200, false]))
      expect(readable((await colleague.see(`/letters/${id}`)).text)).toContain('Geheime Links sind verdeckt.')
    }
    expect(readable((await admin.see(`/letters/${id}`)).text)).not.toContain('Geheime Links')
    const list = await agent.see(`/customers?text=${encodeURIComponent(email)}`)
    const path = /href="(\/customers\/\d+)"/.exec(list.text)?.[1] ?? ''
    expect((await admin.send(`${path}/export`)).text).toContain(token)
    const exported = await agent.send(`${path}/export`)
    expect(exported.json<{ letters: { kind: string }[] }>().letters.map(({ kind }) => kind)).toContain('password-reset')
    expect(exported.text).not.toContain(token)
  })

  test('lists errors by side and message, and as a file', async () => {
    expect(readable((await admin.see('/errors?side=browser')).text)).toContain('ChunkLoadError')
    expect(readable((await admin.see('/errors?text=carrier')).text)).toContain('The carrier did not answer in time')
    expect((await admin.see('/errors?format=csv')).text.trim().split('\r\n')).toHaveLength(4)
  })
})

describe('X1.13 somebody who only reads the newsletter', () => {
  const reader = async () => {
    const { rows } = await office.query(
      `select email, id from newsletter_subscribers where status = 'active' order by random() limit 1`,
    )
    return rows[0] as { email: string; id: string }
  }

  test('is found by the whole address, and by nothing less', async () => {
    const { email } = await reader()
    const found = await agent.see(`/customers?text=${encodeURIComponent(email.toUpperCase())}`)
    const guessed = await agent.see(`/customers?text=${encodeURIComponent(email.slice(0, -3))}`)

    expect(readable(found.text)).toMatch(/Newsletter an [\s\S]*: bekommt ihn[\s\S]*Eingewilligt/)
    expect(readable(guessed.text)).not.toContain('Newsletter an')
  })

  test('is signed off on request, with a reason on record, and gets the letter about it', async () => {
    const { email, id } = await reader()
    const send = (reason: string) => agent.send('/customers', { intent: 'leave', mailbox: email, reason })
    expect((await send('')).status).toBe(422)
    expect((await send('am Telefon')).status).toBe(302)

    expect(readable((await agent.see(`/customers?text=${encodeURIComponent(email)}`)).text)).toContain(': abgemeldet')
    const { rows } = await office.query('select action, after from audit_entries where subject = $1', [
      `newsletter ${id}`,
    ])
    expect(rows).toEqual([{ action: 'newsletter.leave', after: { reason: 'am Telefon' } }])
    const letters = await office.query(`select kind from letters where to_address = $1 and kind like 'news%'`, [email])
    expect(letters.rows).toEqual([{ kind: 'newsletter-left' }])
  })

  test('is forgotten on request, letters included', async () => {
    const { email, id } = await reader()
    for (const intent of ['leave', 'erase'])
      await agent.send('/customers', { intent, mailbox: email, reason: 'per Brief' })

    expect((await office.query('select 1 from newsletter_subscribers where id = $1', [id])).rowCount).toBe(0)
    const letters = await office.query(`select kind from letters where to_address = $1 and kind like 'news%'`, [email])
    expect(letters.rows).toEqual([])
    expect((await agent.send('/customers', { intent: 'erase', mailbox: email, reason: 'per Brief' })).status).toBe(422)
  })
})
