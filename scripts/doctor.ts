import { findOpenings, findReadiness } from '#domain/settings/readiness/find-readiness.ts'
import { isReady, type Point } from '#domain/settings/readiness/readiness.ts'
import { findSaid } from '#domain/settings/find-settings.ts'
import { withSettings } from '#domain/settings/apply-settings.ts'
import { settingNames } from '#domain/settings/merchant-settings.ts'
import { openLog } from '#engines/log/open-log.ts'
import { readConfig } from '#server/config/config.ts'
import { openConfiguredEngines } from '#server/open-configured-engines.ts'
import { installationOf } from '#server/open-merchant.ts'
import words from '#messages/office/de/settings.json' with { type: 'json' }
import { runChore } from './run-chore.ts'

// What is still missing before the shop may sell, the list of the page “Verkaufsbereit?” of the office: npm run doctor
// Ends with 1 as long as something is missing that has to be done.

const { readiness, field } = words

/** The name that the office gives a setting; anything else is called as it is. */
function named(what: string): string {
  const [group = '', name = ''] = what.split('.')
  const groups: Record<string, Record<string, string>> = field
  return settingNames.some((each) => each === what) ? (groups[group]?.[name] ?? what) : what
}

function lineOf({ name, country, weight, isDone, missing, by }: Point): string {
  const mark = isDone ? '✓' : weight === 'must' ? '✗' : '!'
  const where = country === null ? '' : ` ${country.toUpperCase()}`
  const state = isDone ? readiness.done : `${readiness.missing}, ${readiness[weight]}`
  const lines = [
    `${mark} ${readiness.point[name]}${where}: ${state}`,
    ...(isDone ? [] : [`    ${readiness.pointText[name]}`]),
    ...(missing.length > 0 ? [`    ${missing.map(named).join(', ')}`] : []),
    ...(by ? [`    ${by.username}, ${by.at.toISOString().slice(0, 10)}${by.words && `: ${by.words}`}`] : []),
  ]
  return lines.join('\n')
}

await runChore(async () => {
  const config = readConfig(process.env)
  const log = openLog({ level: 'warn' })
  const opened = await openConfiguredEngines(config, log, { release: 'doctor', work: false })
  await using engines = opened.engines
  const storefronts = withSettings(config.storefronts, await findSaid(engines), engines.now())
  const points = await findReadiness(engines, storefronts, installationOf(config))
  for (const point of points) console.log(lineOf(point))
  for (const { country, openedAt, openedBy } of await findOpenings(engines)) {
    console.log(
      `  ${country.toUpperCase()} ${openedAt.toISOString().slice(0, 16).replace('T', ' ')} ${openedBy ?? ''}`.trimEnd(),
    )
  }
  return isReady(points) ? 0 : 1
})
