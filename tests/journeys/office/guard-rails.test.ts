import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { letMinutesPass } from '#tests/support/drivers/office/approvals.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { faults } from '#tests/support/readers/pages/faults.ts'

const browser = useBrowser()
const office = useOffice({})
const officeUrl = () => `http://office.localhost:${office.shop().port}`
let [ana, bo, cy]: OfficeColleague[] = []

beforeAll(async () => {
  ana = await office.colleague('pricing')
  bo = await office.colleague('finance')
  cy = await office.colleague('finance')
})

const open = async ({ username, password }: OfficeColleague): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), `${username}:${password}`)
  return page
}

const wrong = 'Modell;Variante;Preis\niPhone 14;128 GB;2100,00\niPhone 14;256 GB;2300,00\n'

test('ME-06 F-32 what goes too far is read, typed, stopped and, once it counted, decided upon in a browser', async () => {
  const file = { name: 'preise.csv', type: 'text/csv', bytes: new TextEncoder().encode(wrong) }
  const list = (await ana!.send('/prices/import', { file, intent: 'save', moment: '', note: 'Komma verrutscht' }))
    .headers.location!
  await ana!.send(list, { step: 'propose' })
  const first = await open(bo!)
  await first.goto(officeUrl() + list)
  expect(await faults(first)).toEqual([])

  // A wrong number is told, and the page still says which one is right.
  const approve = first.getByRole('button', { name: 'Freigeben', exact: true })
  await first.getByLabel('Zum Freigeben eintippen: 900').fill('90')
  await approve.click()
  await first.getByText('Das ist nicht die Zahl').waitFor()
  expect(await faults(first)).toEqual([])
  await first.getByLabel('Zum Freigeben eintippen: 900').fill('900')
  await approve.click()
  await first.getByText('Du hast schon freigegeben.').waitFor()

  const second = await open(cy!)
  await second.goto(officeUrl() + list)
  await second.getByLabel('Zum Freigeben eintippen: 900').fill('900')
  await second.getByRole('button', { name: 'Freigeben', exact: true }).click()
  await second.getByText('Bis dahin lässt es sich anhalten.').waitFor()
  await first.goto(`${officeUrl()}/payouts`)
  expect(await first.getByRole('button', { name: /^Preisliste \d+ anhalten$/ }).count()).toBe(1)
  expect(await faults(first)).toEqual([])

  // Nobody stops it, and it counts.
  await letMinutesPass(office.engines().db, Number(list.split('/').at(-1)), 11)
  await first.reload()
  expect(await first.getByRole('button', { name: /anhalten$/ }).count()).toBe(0)
  for (const index of [0, 1, 2]) {
    const { trade, sell } = await office.openVisit('de')
    if (index > 0) expect((await sell(trade)).status).toBe(201)
  }
  const third = await open(ana!)
  await third.goto(officeUrl() + list)
  await third.getByRole('button', { name: /sofort zurücknehmen$/ }).click()
  await third.getByRole('link', { name: 'Angebote aus dieser Zeit ansehen und darüber entscheiden' }).click()
  await third.getByText('3 Einträge').waitFor()
  expect(await faults(third)).toEqual([])
  await third.getByRole('button', { name: 'Einhalten', exact: true }).first().click()
  await third.getByText('1 von 1').waitFor()
  await third.getByRole('button', { name: 'Bei allen offenen die Verkäufer fragen' }).click()
  await third.getByText('2 Angebote entschieden, keines blieb offen.').waitFor()
  expect(await faults(third)).toEqual([])
})
