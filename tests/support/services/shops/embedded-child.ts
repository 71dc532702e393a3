import { once } from 'node:events'
import { migrate } from '#engines/database/migrate.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { silentLog } from '#engines/log/log.ts'
import { migrationsFolder } from './migrations-folder.ts'

// A process of its own that uses the embedded database until its standard input ends.
// Usage: node embedded-child.ts <data folder>
const database = await openDatabase({ dataFolder: process.argv[2] ?? '' }, silentLog)
const applied = await migrate(database.url, migrationsFolder, silentLog)
const { rows } = await database.pool.query("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid")

console.log(JSON.stringify({ applied, server: Number(rows[0].pid), url: database.url }))
process.stdin.resume()
await once(process.stdin, 'end')
await database.close()
