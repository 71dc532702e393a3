import { randomBytes } from 'node:crypto'
import { addStaff } from '#domain/staff/add-staff.ts'
import { isRole, roles } from '#domain/staff/permissions.ts'
import { openLog } from '#engines/log/open-log.ts'
import { readConfig } from '#server/config/config.ts'
import { openConfiguredEngines } from '#server/open-configured-engines.ts'
import { runChore } from './run-chore.ts'

// The first colleague of a shop in production, or a new password for one: npm run add-colleague -- anna admin
// The password is made up and printed once.

await runChore(async () => {
  const [username = '', ...wanted] = process.argv.slice(2)
  const known = wanted.filter(isRole)
  if (!/^[a-z][a-z0-9.-]{1,30}$/.test(username) || known.length === 0 || known.length !== wanted.length) {
    console.error(`npm run add-colleague -- name role…  The name in small letters; roles: ${roles.join(' ')}`)
    return 1
  }

  const config = readConfig(process.env)
  const password = randomBytes(12).toString('base64url')
  const log = openLog({ level: 'warn' })
  const opened = await openConfiguredEngines(config, log, { release: 'add-colleague', work: false })
  await using engines = opened.engines
  await addStaff(engines.background, { username, password }, known)
  console.log(`${username} can log in with ${password}`)
  return 0
})
