import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Pool } from 'pg'
import type { Schema } from './schema.ts'

/** All SQL goes through here. The tables are described in `schema.ts`, which follows from `migrations/`. */
export type Database = Kysely<Schema>

/** What a use case hands around so that several writes happen together or not at all. */
export type Transaction = KyselyTransaction<Schema>

export interface OpenDatabase {
  /** For requests: strict about time. */
  db: Database
  /** The same for colleagues, whose reports and imports take longer. */
  office: Database
  /** The same for work that nobody waits for: its statements may take as long as they need. */
  background: Database
  pool: Pool
  /** For those who need a connection of their own: migrations, jobs, announcements. */
  url: string
  close(): Promise<void>
}
