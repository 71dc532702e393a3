import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { addressHash } from '#domain/newsletter/email-hash.ts'
import { readEnrichment, type EnrichForm, type EnrichProblems } from './enrichment.ts'
import { lockByHash, updateSubscriber, writeEntry } from '#domain/newsletter/subscriber-store.ts'
import { enrichedWording } from '#domain/newsletter/wordings.ts'

export type EnrichResult =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'invalid'; problems: EnrichProblems }

/** Keeps what a subscriber tells about himself. What he told before is replaced, but never shown: letters are forwarded. */
export async function enrich(
  { db, vault, now: clock }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  { emailHash, form, address }: { emailHash: string; form: EnrichForm; address: string },
): Promise<EnrichResult> {
  const now = clock()
  const reading = readEnrichment(form, now, country.timeZone)
  if (!reading.ok) return { ok: false, reason: 'invalid', problems: reading.problems }

  return db.transaction().execute(async (tx) => {
    const subscriber = await lockByHash(tx, country.code, emailHash.toLowerCase())
    if (subscriber?.status !== 'active') return { ok: false, reason: 'unknown' }
    await updateSubscriber(tx, subscriber.id, reading.told, now)
    await writeEntry(tx, {
      id: newId(now),
      subscriberId: subscriber.id,
      at: now,
      action: 'enriched',
      wording: enrichedWording(country),
      source: 'letter',
      address: addressHash(vault, address),
    })
    return { ok: true }
  })
}
