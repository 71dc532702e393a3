import type { ColumnType } from 'kysely'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Written as text, since the driver would take a JavaScript array for a PostgreSQL array. */
export type JsonColumn = ColumnType<Json, string, string>

/** The same, with a default. */
export type DefaultJsonColumn = ColumnType<Json, string | undefined, string>
