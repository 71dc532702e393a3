import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { auditEntries, entriesAbout, lastEntryAbout, type AuditEntry, type AuditQuery } from './audit-reads-store.ts'

export type { AuditEntry } from './audit-reads-store.ts'

/** Who changed what. */
export const findAudit = ({ db }: Pick<Engines, 'db'>, query: AuditQuery): Promise<ListPage<AuditEntry>> =>
  auditEntries(db, query)

/** So many changes of one thing somebody reads. */
const MAX_SHOWN = 50

/** Who changed this very thing, the newest first. */
export const findChangesOf = ({ db }: Pick<Engines, 'db'>, subject: string): Promise<AuditEntry[]> =>
  entriesAbout(db, subject, MAX_SHOWN)

/** Who was the last to change something since a moment, and when; nothing if it was no colleague. */
export const findLastChange = (
  { db }: Pick<Engines, 'db'>,
  { subject, since }: { subject: string; since: Date },
): Promise<Pick<AuditEntry, 'at' | 'username'> | undefined> => lastEntryAbout(db, subject, since)

export type AuditLine = { field: string; before: string; after: string }

const say = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What differs between before and after, field by field. */
export function auditDifference({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditLine[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field, before: say(before?.[field]), after: say(after?.[field]) }))
    .filter((line) => line.before !== line.after)
}
