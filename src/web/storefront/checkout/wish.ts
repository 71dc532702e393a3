import { forget, recall, remember } from '#web/state/tab-memory.ts'

/** One wish to sell: what was sent, and the key under which the shop makes one trade of it, however often it hears it. */
export type Wish = { key: string; body: string }

const NAME = 'umlauf.checkout-wish'

/** By hand: browsers offer finished random ids on encrypted pages only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The wish that was sent and never answered, if there is one. */
export function openWish(): Wish | undefined {
  const { key, body } = Object(recall(NAME)) as Partial<Wish>
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
}

/** The same content is the same wish, also after a reload; other content is another one. */
export function wishFor(body: string): Wish {
  const open = openWish()
  if (open?.body === body) return open

  const wish = { key: newKey(), body }
  remember(NAME, wish)
  return wish
}

export const forgetWish = (): void => forget(NAME)
