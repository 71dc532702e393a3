import { ask } from './shop-under-test.ts'
import type { Answer } from './visit.ts'

type Method = 'GET' | 'POST'

/** The device that tests sell, with answers that lead to an offer of grade B. */
export const usedPhone = {
  device: 'apple-iphone-14-128-gb',
  answers: {
    OWNERSHIP: ['YES'],
    LOCK: ['REMOVED'],
    SIMLOCK: ['FREE'],
    REGION: ['EU'],
    NEW: ['USED'],
    POWER: ['YES'],
    FUNCTIONS: ['ALL_OK'],
    DISPLAY_FUNCTION: ['OK'],
    DISPLAY_GLASS: ['HAIRLINES'],
    HOUSING: ['LIGHT'],
    BATTERY: ['GE_85'],
    LIQUID: ['NO'],
    REPAIR: ['NEVER'],
    ACCESSORIES: ['CABLE'],
  },
}

/** A visitor who keeps the cookie that the shop gave him. */
export async function openSession(host: string) {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const opened = await ask(host, '/api/visitor', { method: 'POST', headers })
  const cookie = opened.headers['set-cookie']![0]!.split(';')[0]!

  return (
    method: Method,
    path: string,
    body?: unknown,
    at = host,
    more: Record<string, string> = {},
  ): Promise<Answer> =>
    ask(at, path, {
      method,
      headers: { ...headers, cookie, ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}
