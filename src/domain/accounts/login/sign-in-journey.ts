import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'

/** The way to an identity provider and back: what this browser has to show when it returns. */
export type Journey = { country: string; memory: string; remember: boolean; endsAt: number }

const PURPOSE = 'sign-in-journey'

/** Time to find a password, and not much more. */
export const JOURNEY_SECONDS = 10 * 60

/** Where providers send people back to. From the settings, never from a request. */
export const callbackAddress = ({ sellShopUrl }: Country): string => `${sellShopUrl}/api/account/sso/callback`

export function sealJourney({ vault, now }: Pick<Engines, 'vault' | 'now'>, journey: Omit<Journey, 'endsAt'>): string {
  return vault.seal(JSON.stringify({ ...journey, endsAt: now().getTime() + JOURNEY_SECONDS * 1000 }), PURPOSE)
}

/** Nothing if it was made up, took too long, or began in another shop. */
export function openJourney(
  { vault, now }: Pick<Engines, 'vault' | 'now'>,
  { code }: Country,
  sealed: string,
): Journey | undefined {
  const journey = opened(vault, sealed)
  return journey?.country === code && now().getTime() < journey.endsAt ? journey : undefined
}

function opened(vault: Vault, sealed: string): Journey | undefined {
  try {
    return JSON.parse(vault.open(sealed, PURPOSE)) as Journey
  } catch {
    return undefined
  }
}
