import { eventUrl } from './event-url.ts'

/** What advertisers and partners add to the addresses by which visitors come to us. Their values are passed on unread. */
export const marketingParameters = [
  'gclid',
  'msclkid',
  'fbclid',
  'dyntr',
  'ctb',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'belboon',
  'awc',
] as const

export type MarketingParameter = (typeof marketingParameters)[number]

export type Touchpoint = { referrer: string; getParameter: Partial<Record<MarketingParameter, string>> }

/** Longer than any click number; what is longer still is not one. */
export const MAX_PARAMETER_LENGTH = 500

/** How a visitor came to the shop; nothing, if neither an advertisement nor another site led here. */
export function touchpointOf(landing: string, referrer: string): Touchpoint | undefined {
  if (!URL.canParse(landing)) return undefined
  const { searchParams, host } = new URL(landing)
  const given = marketingParameters.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value.slice(0, MAX_PARAMETER_LENGTH)]] : []
  })
  const from = eventUrl(referrer)
  const isExternal = from !== '' && new URL(from).host !== host
  if (given.length === 0 && !isExternal) return undefined

  return { referrer: isExternal ? from : '', getParameter: Object.fromEntries(given) }
}
