import { create } from 'zustand'
import { visitorStore } from '#web/browser/browser-store.ts'
import type { CustomerData } from './customer-data.ts'

export type AccountState = {
  isLoggedIn: boolean
  email: string | null
  /** Part of the shape, and never anything else: passwords are kept by the browser's own manager, if at all. */
  password: null
  /** Both tokens live as long as the page; the true refresh token lies in a cookie that no script can read. */
  accessToken: string | null
  refreshToken: string | null
  customerId: string | null
  customerNumber: string | null
  customerData: CustomerData | null
  /** From this millisecond on the access token is worth nothing. */
  tokenExpiry: number
}

/** Under this name the browser keeps it, for all its tabs. */
const NAME = 'umlauf.account'

const VERSION = 1

export const emptyAccount: AccountState = {
  isLoggedIn: false,
  email: null,
  password: null,
  accessToken: null,
  refreshToken: null,
  customerId: null,
  customerNumber: null,
  customerData: null,
  tokenExpiry: 0,
}

/** Who is logged in, as far as the browser knows; pages are rendered without it and read it after hydration. */
export const useAccountState = create<AccountState & { isRead: boolean }>()(() => ({ ...emptyAccount, isRead: false }))

type Kept = Pick<AccountState, 'isLoggedIn' | 'email' | 'customerId' | 'customerNumber' | 'tokenExpiry'>

const keptOf = ({ isLoggedIn, email, customerId, customerNumber, tokenExpiry }: Kept): Kept => ({
  isLoggedIn,
  email,
  customerId,
  customerNumber,
  tokenExpiry,
})

const textOf = (state: Kept): string => JSON.stringify({ state: keptOf(state), version: VERSION })

const nobody = textOf(emptyAccount)

let isReading = false

/** Written only if it changed: every writing wakes the other tabs. */
function keep(text: string): void {
  if (text === (visitorStore.read(NAME) ?? nobody)) return
  if (text === nobody) visitorStore.remove(NAME)
  else visitorStore.write(NAME, text)
}

useAccountState.subscribe((state) => {
  if (!isReading && state.isRead) keep(textOf(state))
})

const word = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Who is logged in has a number. Somebody without one did not get to the end of it, and begins anew. */
function readKept(text: string | null): Kept {
  const { state, version } = JSON.parse(text ?? '{}')
  const { isLoggedIn, email, customerId, customerNumber, tokenExpiry } = Object(state) as Record<string, unknown>
  const kept: Kept = {
    isLoggedIn: isLoggedIn === true,
    email: word(email),
    customerId: word(customerId),
    customerNumber: word(customerNumber),
    tokenExpiry: Number.isSafeInteger(tokenExpiry) ? (tokenExpiry as number) : 0,
  }
  const isWhole = !kept.isLoggedIn || (kept.customerId !== null && kept.customerNumber !== null)
  return version === VERSION && isWhole ? kept : keptOf(emptyAccount)
}

/** What this page knows beyond that, as long as it is about the same customer and the same token. */
function inMemory(kept: Kept): Partial<AccountState> {
  const { customerId, tokenExpiry, customerData, accessToken, refreshToken } = useAccountState.getState()
  if (!kept.isLoggedIn || kept.customerId !== customerId) return {}
  return kept.tokenExpiry === tokenExpiry ? { customerData, accessToken, refreshToken } : { customerData }
}

/** Reads what the browser has kept, and puts away whatever must not lie there, such as a password of long ago. */
export function readFromBrowser(): void {
  isReading = true
  let kept = keptOf(emptyAccount)
  try {
    kept = readKept(visitorStore.read(NAME))
  } catch {
    // Damaged: nobody is logged in.
  }
  useAccountState.setState({ ...emptyAccount, ...inMemory(kept), ...kept, isRead: true })
  keep(textOf(kept))
  isReading = false
}

/** Who logs in or out in another tab does so in this one too. */
export function shareBetweenTabs(page: Window): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) readFromBrowser()
  }
  page.addEventListener('storage', read)
  return () => page.removeEventListener('storage', read)
}
