import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { deviceLetter, deviceMessage } from './device-letter.ts'
import { readDeviceRequest, type DeviceForm, type DeviceProblems, type DeviceRequest } from './device-request.ts'
import { looksAutomatic, type Trap } from '#domain/contact/messages/form-trap.ts'
import { saveMessage } from '#domain/contact/messages/save-message.ts'
import { spendMessage } from '#domain/contact/messages/message-rate-limit.ts'

export type AskForDeviceInput = {
  form: DeviceForm
  trap: Trap
  /** Where the visitor's request came from. */
  address: string
}

export type AskForDeviceResult =
  | { ok: true; request: DeviceRequest }
  | { ok: false; reason: 'incomplete'; problems: DeviceProblems }
  | { ok: false; reason: 'looks-automatic' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Somebody has a device that the catalogue lacks: the shop of the country is told, and can answer by e-mail. */
export async function askForDevice(
  { db, mail, cache, now }: Engines,
  shop: Shop,
  { form, trap, address }: AskForDeviceInput,
): Promise<AskForDeviceResult> {
  const reading = readDeviceRequest(form)
  if (!reading.ok) return { ok: false, reason: 'incomplete', problems: reading.problems }
  if (looksAutomatic(trap, now())) return { ok: false, reason: 'looks-automatic' }

  const { request } = reading
  const spent = await spendMessage(cache, { address, email: request.email })
  if (!spent.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: spent.retryAfterSeconds }

  await db.transaction().execute(async (tx) => {
    await saveMessage(tx, shop, deviceMessage(shop, request), now())
    await mail.post(deviceLetter(shop, request), tx)
  })
  return { ok: true, request }
}
