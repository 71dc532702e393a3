import type { Transaction } from '#engines/database/database.ts'

export type AuditRecord = {
  id: string
  at: Date
  staffId: string
  username: string
  action: string
  subject: string
  before: object | null
  after: object | null
}

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

export async function addAuditEntry(tx: Transaction, { staffId, before, after, ...entry }: AuditRecord): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ ...entry, staff_id: staffId, before: json(before), after: json(after) })
    .execute()
}
