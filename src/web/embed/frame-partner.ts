import { recall, remember } from '#web/state/session-storage.ts'

const PARTNER = 'umlauf.partner'

/**
 * The partner whom the shop found for this page. A page that was loaded anew without his name, in a browser that keeps no
 * cookies here, is asked for once more with it.
 */
export function partnerOfFrame(page: Window): string | undefined {
  const { partner } = page.document.documentElement.dataset
  if (partner !== undefined) {
    remember(PARTNER, partner)
    return partner
  }
  const address = new URL(page.location.href)
  const remembered = recall(PARTNER)
  if (typeof remembered !== 'string' || address.searchParams.has('partner')) return undefined

  address.searchParams.set('partner', remembered)
  page.location.replace(address)
  return remembered
}
