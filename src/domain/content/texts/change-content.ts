import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { fileAt } from './content-file.ts'
import {
  insertVersion,
  lockPlace,
  publishedAt,
  retireVersion,
  showVersion,
  versionAt,
  versionsAt,
} from './content-store.ts'
import {
  asWritten,
  publishProblems,
  tooLong,
  type ContentForm,
  type ContentProblems,
  type Place,
} from './content-text.ts'
import type { Meanings } from './meanings.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'now'>

export type ChangeContentResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-version' | 'newer-version' }
  | { ok: false; reason: 'invalid'; problems: ContentProblems }

const hasProblems = (problems: ContentProblems): boolean => Object.keys(problems).length > 0

const subjectOf = ({ country, topic }: Place): string => `content ${country} ${topic}`

/**
 * Writes a new version down. `seen` is the newest one that its author knew: who writes without knowing what a colleague
 * wrote meanwhile would undo it.
 */
export async function saveDraft(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  colleague: Colleague,
  place: Place,
  typed: ContentForm,
  seen: number,
): Promise<ChangeContentResult> {
  if (!may(colleague, 'content.change')) return { ok: false, reason: 'not-yours-to-do' }
  const form = asWritten(typed)
  const problems = tooLong(form)
  if (hasProblems(problems)) return { ok: false, reason: 'invalid', problems }

  return db.transaction().execute(async (tx): Promise<ChangeContentResult> => {
    await lockPlace(tx, place)
    const [newest] = await versionsAt(tx, place)
    if ((newest?.version ?? 0) !== seen) return { ok: false, reason: 'newer-version' }

    const version = seen + 1
    const at = now()
    await insertVersion(tx, newId(at), {
      ...place,
      ...form,
      version,
      author: colleague.username,
      createdAt: at,
      status: 'draft',
      publishedAt: null,
    })
    const change = { action: 'content.write', subject: subjectOf(place), before: null, after: { version, ...form } }
    await writeAudit(tx, colleague, change, at)
    return { ok: true, version }
  })
}

/** Shows a version to visitors: a new one, or an old one again. */
export async function publishVersion(
  { db, announcements, now }: Needs,
  colleague: Colleague,
  place: Place,
  version: number,
  meanings: Meanings,
): Promise<ChangeContentResult> {
  if (!may(colleague, 'content.change')) return { ok: false, reason: 'not-yours-to-do' }

  return db.transaction().execute(async (tx): Promise<ChangeContentResult> => {
    await lockPlace(tx, place)
    const chosen = await versionAt(tx, place, version)
    if (!chosen) return { ok: false, reason: 'no-such-version' }
    const problems = publishProblems(chosen, meanings)
    if (hasProblems(problems)) return { ok: false, reason: 'invalid', problems }

    const shown = await publishedAt(tx, place)
    if (shown?.version === version) return { ok: true, version }
    const at = now()
    await showVersion(tx, place, version, at)
    const change = {
      action: chosen.status === 'retired' ? 'content.roll-back' : 'content.publish',
      subject: subjectOf(place),
      before: shown ? { version: shown.version } : null,
      after: { version },
    }
    await writeAudit(tx, colleague, change, at)
    await announcements.announce('content', tx)
    return { ok: true, version }
  })
}

export type ShowFileResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'no-file' }

/** Takes back what was published: visitors read the file again. */
export async function showFile(
  { db, announcements, now, merchantTexts }: Needs & Pick<Engines, 'merchantTexts'>,
  colleague: Colleague,
  place: Place,
): Promise<ShowFileResult> {
  if (!may(colleague, 'content.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (!fileAt(merchantTexts, place)) return { ok: false, reason: 'no-file' }

  await db.transaction().execute(async (tx) => {
    await lockPlace(tx, place)
    const shown = await publishedAt(tx, place)
    if (!shown) return
    const at = now()
    await retireVersion(tx, place)
    const before = { version: shown.version }
    await writeAudit(tx, colleague, { action: 'content.show-file', subject: subjectOf(place), before, after: null }, at)
    await announcements.announce('content', tx)
  })
  return { ok: true }
}
