import type { Engines } from '#engines/engines.ts'
import { kept } from '#shop/retention.ts'
import { removeListsBefore } from './list-store.ts'

export const FORGET_OLD_LISTS = 'forget-old-device-lists'

const DAY = 24 * 60 * 60_000

/** Every night: lists that nobody sold from any more. */
export async function forgetOldLists({ db, log, now }: Pick<Engines, 'db' | 'log' | 'now'>): Promise<void> {
  const deviceLists = await removeListsBefore(db, new Date(now().getTime() - kept.deviceListsDays * DAY))
  log.info({ deviceLists }, 'Old device lists were forgotten.')
}
