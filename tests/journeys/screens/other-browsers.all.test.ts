import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { findTrade } from '#domain/trades/find-trade.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { goodPassword, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { newColleague, step, tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { openFirefox } from '#tests/support/drivers/webdriver/firefox.ts'
import { useVisitorsWith, type Visitor } from '#tests/support/drivers/webdriver/visitors.ts'
import { openWebKit } from '#tests/support/drivers/webdriver/webkit.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { testMissing } from '#tests/support/services/servers/each-postgres.ts'

const PHONE = { width: 450, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const office = useOffice()
const customers = useCustomers()

const at = (host: string, path: string) => `http://${host}.localhost:${office.shop().port}${path}`

const rows = async (sql: string, values: unknown[] = []) => (await office.query(sql, values)).rows

const money = (amount: number) => formatMoney(cents(amount), 'de-DE')

const mistakes = () => rows("select message, url, occurrences from error_reports where side = 'browser' order by id")

/** Runs in the page: what does not fit into the window, or is higher than what is in it. */
function misshapen(): string[] {
  const isLoose = (group: Element) => {
    const { paddingBottom, borderBottomWidth } = getComputedStyle(group)
    const inside = Math.max(...[...group.children].map((child) => child.getBoundingClientRect().bottom))
    const outside = group.getBoundingClientRect().bottom - parseFloat(paddingBottom) - parseFloat(borderBottomWidth)
    return group.checkVisibility() && outside > inside + 1
  }
  const loose = [...document.querySelectorAll('main fieldset')].filter(isLoose)
  const isWide = document.documentElement.scrollWidth > window.innerWidth
  return [...(isWide ? ['the page'] : []), ...loose.map((group) => group.textContent)]
}

/** What is asked about the phone, and what its seller answers. */
const answers = [
  ['Trifft alles zu?', 'Ja, alles trifft zu'],
  ['Wie sieht das Displayglas', 'Feine Linien, nur unter einer Lampe sichtbar'],
  ['Wie sehen Rahmen und Rückseite aus?', 'Leichte Spuren, ab 20 cm nicht sichtbar'],
  ['Welche Akkukapazität', '85 % oder mehr'],
] as const

async function getOffer(visitor: Visitor): Promise<void> {
  await visitor.open(at('de', '/'))
  await visitor.click('Ablehnen')
  await visitor.fill('Gerät suchen', 'iphone 14 128')
  await visitor.click('Suchen')
  await visitor.sees('Treffer für')
  await visitor.click('iPhone 14')
  for (const [question, answer] of answers) {
    await visitor.sees(question)
    await visitor.click(answer)
  }
  await visitor.choose('Original-Kabel')
  await visitor.click('Angebot ansehen')
  await visitor.sees('So hast du es beschrieben')
}

async function fillInCheckout(visitor: Visitor): Promise<string> {
  const { seller, payee } = tradeOf('de', '')
  await visitor.fill('Vorname', seller.firstName)
  await visitor.fill('Nachname', seller.lastName)
  await visitor.fill('Geburtsdatum', seller.birthdate.split('-').toReversed().join('.'))
  await visitor.fill('E-Mail-Adresse', seller.email)
  await visitor.fill('Telefon', seller.phone)
  await visitor.fill('Straße und Hausnummer', `${seller.street} ${seller.houseNumber}`)
  await visitor.fill('Postleitzahl', seller.postalCode)
  await visitor.fill('Ort', seller.city)
  await visitor.fill('IBAN', payee['iban']!)
  await visitor.choose('Die Geräte gehören mir')
  await visitor.choose('Ich verkaufe privat')
  await visitor.choose('Ich bin mit den Allgemeinen Geschäftsbedingungen')
  return seller.email
}

type Customer = Awaited<ReturnType<typeof customers.newCustomer>>

/** Sells a phone by the customer's account; tells the number of the trade. */
async function sellAs({ pair }: Customer): Promise<string> {
  const { send, trade } = await customers.openVisit()
  const headers = { authorization: `Bearer ${pair.access_token}`, 'idempotency-key': crypto.randomUUID() }
  const sold = await send('POST', '/api/trades', trade, 'de', headers)
  return sold.json<{ tradeNumber: string }>().tradeNumber
}

/** A phone that has arrived and waits for its inspection. */
async function receivedPhone() {
  const trade = await soldTrade(office.engines())
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  return { trade, reference: itemReference(trade.number, 0) }
}

const itemOf = async (tradeId: string) => (await findTrade(office.engines().db, tradeId))!.items[0]!

function journeys(openBrowser: typeof openFirefox): void {
  const newVisitor = useVisitorsWith(openBrowser)
  let before: unknown
  beforeEach(async () => {
    before = await mistakes()
  })
  afterEach(async () => expect(await mistakes()).toEqual(before))

  test('S1.01 S1.02 a guest finds a phone, answers, sells it and follows the trade', async () => {
    const visitor = await newVisitor(PHONE)
    await getOffer(visitor)
    expect(await visitor.evaluate(misshapen)).toEqual([])
    await visitor.click('In den Verkaufskorb')
    await visitor.click('Weiter zum Verkauf')
    const email = await fillInCheckout(visitor)
    expect(await visitor.evaluate(misshapen)).toEqual([])
    await visitor.click('Verbindlich verkaufen')
    await visitor.sees('Danke, dein Verkauf steht!')

    const [trade, ...more] = await rows('select number, cents from trades where email = $1', [email])
    expect(more).toEqual([])
    await visitor.sees(formatTradeNumber(trade.number))
    await visitor.click('Verkauf verfolgen')
    await visitor.sees('Wir warten auf dein Paket')
    await visitor.sees(money(trade.cents))
  })

  test('S2.52 a customer logs in, stays logged in, sees the own trades and logs out', async () => {
    const customer = await customers.newCustomer()
    const tradeNumber = await sellAs(customer)
    const visitor = await newVisitor(PHONE)
    await visitor.open(at('de', '/account'))
    await visitor.click('Ablehnen')
    await visitor.fill('E-Mail-Adresse', customer.email)
    await visitor.fill('Passwort', 'not the right one')
    await visitor.click('Anmelden')
    await visitor.sees('stimmen nicht')
    await visitor.fill('Passwort', goodPassword)
    await visitor.click('Anmelden')
    await visitor.sees('Hallo, Ana!')

    await visitor.open(at('de', '/account'))
    await visitor.sees(`Verkauf ${tradeNumber}`)
    expect(await visitor.evaluate(misshapen)).toEqual([])
    await visitor.click('Abmelden')
    await visitor.open(at('de', '/account'))
    await visitor.sees('Konto anlegen')
  })

  test.each([
    { does: 'accepts', choice: (offered: string) => `Für ${offered} verkaufen`, status: 'ACCEPTED' },
    { does: 'declines', choice: () => 'Kostenlos zurückschicken', status: 'RETURN_PENDING' },
  ])('S1.22 S2.30 a seller $does the new price by the link', async ({ choice, status }) => {
    const { trade, path, item, found } = await tradeInClarification(office.engines())
    const visitor = await newVisitor(PHONE)
    await visitor.open(at('de', path))
    await visitor.click('Ablehnen')
    await visitor.sees(money(item.cents))
    await visitor.sees(money(found.cents))
    expect(await visitor.evaluate(misshapen)).toEqual([])
    await visitor.choose(choice(money(found.cents)))
    await visitor.click('Antwort bestätigen')
    await visitor.sees('Danke, das ist entschieden')

    const { status: now, finalCents } = await itemOf(trade.id)
    expect(now).toBe(status)
    expect(finalCents).toBe(status === 'ACCEPTED' ? found.cents : null)
  })

  test('X1.03 an inspector logs in, finds cracked glass, takes a photo and asks the seller', async () => {
    const { trade, reference } = await receivedPhone()
    const { username, password } = await office.colleague('inspector')
    const photo = join(office.dataFolder(), `${reference}.jpg`)
    await writeFile(photo, samplePhotos.jpegWithPlace.bytes)
    const visitor = await newVisitor(DESKTOP)
    await visitor.open(at('office', `/inspection/${reference}`))
    await visitor.fill('Name', username)
    await visitor.fill('Passwort', password)
    await visitor.click('Anmelden')
    await visitor.click('Auf meinen Tisch')
    await visitor.fill('Seriennummer', 'F2LXK9TESTED')
    await visitor.choose('Gesprungen oder abgeplatzt')
    await visitor.sees('Eine Abweichung')
    expect(await visitor.evaluate(misshapen)).toEqual([])
    await visitor.attach('input[type="file"]', photo)
    await visitor.click('Verkäufer fragen')
    await visitor.sees('Rückfrage zu')
    await visitor.click('Rückfrage senden')
    await visitor.sees('Auf meinem Tisch')

    expect(await itemOf(trade.id)).toMatchObject({ status: 'CLARIFICATION', serialNumber: 'F2LXK9TESTED' })
    const letters = await rows("select text_body from letters where to_address = $1 and kind = 'clarification'", [
      trade.email,
    ])
    expect(letters).toHaveLength(1)
    expect(letters[0].text_body).toContain('Gesprungen')
  })
}

const browsers = { Firefox: openFirefox, WebKit: openWebKit }
const { otherBrowsers } = inject('services')

for (const [name, openBrowser] of Object.entries(browsers)) {
  if (otherBrowsers.some((found) => found === name)) describe(`in ${name}`, () => journeys(openBrowser))
  else testMissing(name)
}
