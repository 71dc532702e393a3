import { data } from 'react-router'
import { countWanted } from '#domain/catalogue/wanted/count-wanted.ts'
import { askForDevice } from '#domain/contact/device-requests/ask-for-device.ts'
import type { DeviceForm, DeviceProblems } from '#domain/contact/device-requests/device-request.ts'
import type { PageContext } from '#web/context.ts'

/** What the page says about the form; unless it was sent, everything typed comes back. */
export type DeviceAnswer =
  | { state: 'sent'; device: string; email: string }
  | { state: 'incomplete'; form: DeviceForm; opened: string; problems: DeviceProblems }
  | { state: 'again'; form: DeviceForm; opened: string }
  | { state: 'too-many'; form: DeviceForm; opened: string }
  | { state: 'failed' }

type Asking = Pick<PageContext, 'engines' | 'shop' | 'visitorAddress'>

export async function sendDeviceForm(sent: FormData, { engines, shop, visitorAddress }: Asking) {
  const text = (name: string): string => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : ''
  }
  const form = { device: text('device'), category: text('category'), details: text('details'), email: text('email') }
  const trap = { bait: text('website'), opened: text('opened') }
  const result = await askForDevice(engines, shop, { form, trap, address: visitorAddress })

  if (result.ok) await countWanted(engines, shop.country, { typed: result.request.device, source: 'form' })
  if (result.ok) return answer({ state: 'sent', device: result.request.device, email: result.request.email }, 200)
  if (result.reason === 'incomplete') {
    return answer({ state: 'incomplete', form, opened: trap.opened, problems: result.problems }, 422)
  }
  if (result.reason === 'looks-automatic') {
    return answer({ state: 'again', form, opened: String(engines.now().getTime()) }, 422)
  }
  return answer({ state: 'too-many', form, opened: trap.opened }, 429, {
    'Retry-After': String(result.retryAfterSeconds),
  })
}

const answer = (said: DeviceAnswer, status: number, headers: Record<string, string> = {}) =>
  data(said, { status, headers })
