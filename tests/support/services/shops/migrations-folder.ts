import { join } from 'node:path'

/** In a file of its own, so that a child process can use it without Vitest. */
export const migrationsFolder = join(import.meta.dirname, '../../../../migrations')
