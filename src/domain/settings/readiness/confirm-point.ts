import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { SETTINGS_TOPIC } from '#domain/settings/save-settings.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { markOfTexts } from './find-texts-read.ts'
import { writeConfirmation } from './readiness-store.ts'

/** What only a person can say. */
export type ConfirmedPoint = { point: 'texts'; country: CountryCode } | { point: 'carrier' | 'backup'; words: string }

export type ConfirmPointResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'words-missing' | 'too-long' }

const MAX_WORDS = 300

/** Somebody has read the texts, accepts the sample carrier, or has brought a backup back to life, and stands for it. */
export async function confirmPoint(
  engines: Pick<Engines, 'db' | 'announcements' | 'merchantTexts' | 'now'>,
  colleague: Colleague,
  confirmed: ConfirmedPoint,
): Promise<ConfirmPointResult> {
  if (!may(colleague, 'readiness.confirm')) return { ok: false, reason: 'not-yours-to-do' }
  const words = 'words' in confirmed ? oneLine(confirmed.words) : ''
  if (confirmed.point !== 'texts' && words === '') return { ok: false, reason: 'words-missing' }
  if (words.length > MAX_WORDS) return { ok: false, reason: 'too-long' }
  const { db, announcements, now: clock } = engines
  const country = confirmed.point === 'texts' ? confirmed.country : ''
  const about = confirmed.point === 'texts' ? await markOfTexts(engines, confirmed.country) : ''

  await db.transaction().execute(async (tx) => {
    const now = clock()
    const { point } = confirmed
    await writeConfirmation(tx, { point, country, about, words, staffId: colleague.id, now })
    const subject = `readiness ${point} ${country}`.trim()
    await writeAudit(
      tx,
      colleague,
      { action: 'readiness.confirm', subject, before: null, after: { about, words } },
      now,
    )
    await announcements.announce(SETTINGS_TOPIC, tx)
  })
  return { ok: true }
}
