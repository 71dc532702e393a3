import { useAccountState } from '#web/state/account-state.ts'
import { usableToken } from './token-pair.ts'

/** Another tab that has a token answers within a few milliseconds. */
const PATIENCE = 150

type Message = { wanted: true } | { accessToken: string; tokenExpiry: number; customerId: string }

let channel: BroadcastChannel | undefined
let arrived = () => {}

/** Tokens go from tab to tab by word of mouth, so that none has to be written down. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('umlauf.account')
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('wanted' in data) return notifyOtherTabs()
    const { isLoggedIn, customerId } = useAccountState.getState()
    if (!isLoggedIn || data.customerId !== customerId) return
    const { accessToken, tokenExpiry } = data
    useAccountState.setState({ accessToken, tokenExpiry, refreshToken: 'cookie' })
    arrived()
  })
  return channel
}

/** Hands the token on, if there is one that is worth it. */
export function notifyOtherTabs(): void {
  const { tokenExpiry, customerId } = useAccountState.getState()
  const accessToken = usableToken()
  // A channel has no address to choose: it reaches this shop only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (accessToken && customerId) openChannel()?.postMessage({ accessToken, tokenExpiry, customerId } satisfies Message)
}

/** From now on this tab hears of new tokens, and lends its own. */
export const listenToOtherTabs = (): void => void openChannel()

/** The token of another tab, if one has one. */
export async function askOtherTabs(): Promise<string | undefined> {
  if (!openChannel()) return undefined
  const told = new Promise<void>((resolve) => {
    arrived = resolve
    setTimeout(resolve, PATIENCE)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage({ wanted: true } satisfies Message)
  await told
  return usableToken()
}

/** One tab at a time, where the browser can see to that. */
export const oneTabAtATime = <T>(action: () => Promise<T>): Promise<T> =>
  typeof navigator === 'undefined' || !navigator.locks ? action() : navigator.locks.request('umlauf.account', action)
