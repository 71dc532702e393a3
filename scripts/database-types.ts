import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freshSchema } from '#engines/database/fresh-schema.ts'

// Run after every change in migrations/: node scripts/database-types.ts
const project = join(import.meta.dirname, '..')
const target = join(project, 'src/engines/database/schema.ts')

await writeFile(target, await freshSchema(join(project, 'migrations')))
console.log(`Written: ${target}`)
