// Written by `npm run database-types` from migrations/. Do not edit.
import type { Generated } from 'kysely'
import type { DefaultJsonColumn, JsonColumn } from './columns.ts'

export interface ErrorReportsTable {
  id: string
  fingerprint: string
  release: string
  side: string
  application: string | null
  message: string
  stack: string | null
  url: string | null
  request_id: string | null
  at: Date
  last_at: Date
  occurrences: Generated<number>
}

export interface LettersTable {
  id: string
  created_at: Date
  kind: string
  locale: string
  from_address: string
  to_address: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  attachments: DefaultJsonColumn
  headers: DefaultJsonColumn
  status: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  sent_at: Date | null
  message_id: string
}

export interface SettingsTable {
  key: string
  value: JsonColumn
}

export interface StaffTable {
  id: string
  username: string
  password_hash: string
  roles: Generated<string[]>
  created_at: Date
}

export interface Schema {
  error_reports: ErrorReportsTable
  letters: LettersTable
  settings: SettingsTable
  staff: StaffTable
}
