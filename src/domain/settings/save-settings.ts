import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { Scope, Section, SettingName, Values } from './merchant-settings.ts'
import { readSettings, type SettingProblems } from './read-settings.ts'
import { lockSection, sectionAt, writeSection, type SavedSection } from './settings-store.ts'

/** What every process listens for: settings, accounts, and what was confirmed. */
export const SETTINGS_TOPIC = 'settings'

export type SaveSettingsResult =
  | { ok: true; revision: number }
  | { ok: false; reason: 'not-yours-to-do' }
  | { ok: false; reason: 'invalid'; values: Values; problems: SettingProblems }
  /** Somebody else has saved the same form since it was opened; this is what it says now. */
  | { ok: false; reason: 'changed-meanwhile'; values: Values; now: SavedSection }

export type SettingsForm = {
  scope: Scope
  section: Section
  typed: (name: SettingName) => string
  /** The revision that the form was made from; 0 if there was none. */
  seen: number
}

/** Writes one form down; pages, letters and documents of every process follow within seconds. */
export async function saveSettings(
  { db, announcements, now: clock }: Pick<Engines, 'db' | 'announcements' | 'now'>,
  colleague: Colleague,
  { scope, section, typed, seen }: SettingsForm,
): Promise<SaveSettingsResult> {
  if (!may(colleague, 'settings.change')) return { ok: false, reason: 'not-yours-to-do' }
  const reading = readSettings(section, scope, typed)
  const { values } = reading
  if (!reading.ok) return { ok: false, reason: 'invalid', values, problems: reading.problems }

  return db.transaction().execute(async (tx): Promise<SaveSettingsResult> => {
    await lockSection(tx, { scope, section })
    const before = await sectionAt(tx, { scope, section })
    if (before && before.revision !== seen) return { ok: false, reason: 'changed-meanwhile', values, now: before }

    const now = clock()
    const revision = (before?.revision ?? 0) + 1
    await writeSection(tx, { scope, section, values, revision, staffId: colleague.id, now })
    const change = { action: 'settings.change', subject: `settings ${scope} ${section}` }
    await writeAudit(tx, colleague, { ...change, before: before?.values ?? null, after: values }, now)
    await announcements.announce(SETTINGS_TOPIC, tx)
    return { ok: true, revision }
  })
}
