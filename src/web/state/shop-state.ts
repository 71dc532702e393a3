import { create } from 'zustand'

/** What the page knows about its shop as a whole. The session itself stays in a cookie that no script can read. */
type ShopState = { tradeInAuth: boolean; lang: string; shopMode: string }

export const useShopState = create<ShopState>()(() => ({ tradeInAuth: false, lang: '', shopMode: '' }))

/** Asks the shop for a visitor session; without one it neither prices nor buys. */
export async function openVisitorSession(): Promise<void> {
  const answer = await fetch('/api/visitor', { method: 'POST' }).catch(() => undefined)
  if (answer?.ok) useShopState.setState((await answer.json()) as ShopState)
}
