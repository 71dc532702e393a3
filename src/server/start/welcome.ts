import type { DemoLogins } from '#demo/demo-data.ts'
import { countries } from '#shop/countries/all.ts'
import { countryName } from '#shop/countries/country-name.ts'
import { modes } from '#shop/modes/all.ts'

/** What somebody who has just started the shop wants to know. */
export function welcome(port: number, { office, colleagues, customer }: DemoLogins): string {
  const url = (label: string, path = '/') => `http://${label}.localhost:${port}${path}`
  const rows: [string, string][] = [
    ...Object.values(countries).map(({ code }): [string, string] => [countryName(code, 'en'), url(code)]),
    ...Object.values(modes).flatMap(({ title, hostLabel }): [string, string][] =>
      hostLabel === null ? [] : [[title, url(hostLabel)]],
    ),
    ['Customer account', url('de', '/account')],
    ['Back office', url('office')],
    ['Mail outbox', url('office', '/letters')],
    ['API docs', url('de', '/api/docs')],
  ]
  const lines = rows.map(([name, address]) => `  ${name.padEnd(16)} ${address}`)

  const logins = [
    `  Back office login: ${office.username} / ${office.password}`,
    `  Other roles:       ${colleagues.join(', ')} (same password)`,
    `  Customer login:    ${customer.username} / ${customer.password} (in every country)`,
  ]
  return `${['', 'umlauf is open:', '', ...lines, '', ...logins, ''].join('\n')}\n`
}

/** The first start writes a whole catalogue and three months of trades; whoever waits sees what for. */
export const printProgress = (step: string): void => {
  process.stdout.write(`  demo: ${step}\n`)
}
