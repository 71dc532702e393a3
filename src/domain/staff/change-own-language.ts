import type { Engines } from '#engines/engines.ts'
import type { OfficeLanguage } from '#shop/messages/office-language.ts'
import { writeAudit } from './audit/audit.ts'
import type { Colleague } from './colleague.ts'
import { updateColleague } from './colleague-store.ts'

/** From the next page on the office speaks it, in every browser of this colleague. */
export async function changeOwnLanguage(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  language: OfficeLanguage,
): Promise<void> {
  if (language === colleague.language) return
  await db.transaction().execute(async (tx) => {
    await updateColleague(tx, colleague.id, { language })
    const change = {
      action: 'staff.own-language',
      subject: `staff ${colleague.username}`,
      before: { language: colleague.language ?? null },
      after: { language },
    }
    await writeAudit(tx, colleague, change, now())
  })
}
