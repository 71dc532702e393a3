import type { Page } from 'playwright-core'
import type { Answer, VisitOptions } from '#tests/support/drivers/customers/visit.ts'

type Visit = (host: string, path: string, options?: VisitOptions) => Promise<Answer>

/** Sends the form at the door of the back office. */
export function knock(visit: Visit, login: string, next = '/', headers = {}): Promise<Answer> {
  const [username = '', ...rest] = login.split(':')
  return visit('office.localhost', '/login', {
    method: 'POST',
    body: new URLSearchParams({ username, password: rest.join(':'), next }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://office.localhost', ...headers },
  })
}

/** Logs a colleague in (`name:password`); tells the header by which the office knows him from then on. */
export async function officeCookie(visit: Visit, login: string): Promise<{ cookie: string }> {
  const { headers } = await knock(visit, login)
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]!)
  return { cookie }
}

/** The same in a browser, by the form. */
export async function logInByForm(page: Page, office: string, login: string): Promise<void> {
  const [username = '', password = ''] = login.split(':')
  await page.goto(`${office}/login`)
  await page.fill('[name=username]', username)
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL(`${office}/`), page.keyboard.press('Enter')])
}
