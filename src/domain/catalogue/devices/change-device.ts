import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { Cents } from '#shop/money/money.ts'
import { lockDevice, writeDeviceFacts } from './office-store.ts'

export type ChangeDeviceResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'unknown-device' }

type Needs = Pick<Engines, 'db' | 'now' | 'announcements'>

type Facts = { bought: boolean; resaleCents: number | null }

async function change(
  { db, now, announcements }: Needs,
  colleague: Colleague,
  { id, action, needs, to }: { id: number; action: string; needs: Permission; to: Partial<Facts> },
): Promise<ChangeDeviceResult> {
  if (!may(colleague, needs)) return { ok: false, reason: 'not-yours-to-do' }

  return db.transaction().execute(async (tx): Promise<ChangeDeviceResult> => {
    const before = await lockDevice(tx, id)
    if (!before) return { ok: false, reason: 'unknown-device' }
    const after = { ...before, ...to }
    // Sent twice, it is still one change.
    if (after.bought === before.bought && after.resaleCents === before.resaleCents) return { ok: true }

    await writeDeviceFacts(tx, id, after)
    await writeAudit(tx, colleague, { action, subject: `device ${id}`, before, after }, now())
    if (after.bought !== before.bought) await announcements.announce('catalogue', tx)
    return { ok: true }
  })
}

/** A device that is switched off keeps its page, but the shop makes no more offers for it. Those that it has made count. */
export const switchBuying = (engines: Needs, colleague: Colleague, { id, bought }: { id: number; bought: boolean }) =>
  change(engines, colleague, {
    id,
    action: bought ? 'device.buy' : 'device.stop-buying',
    needs: 'catalogue.change',
    to: { bought },
  })

/** What we think that we get for it. Nothing means that nobody has an idea. */
export const guessResale = (engines: Needs, colleague: Colleague, { id, cents }: { id: number; cents: Cents | null }) =>
  change(engines, colleague, { id, action: 'device.guess-resale', needs: 'prices.change', to: { resaleCents: cents } })
