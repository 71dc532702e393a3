import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { callbackAddress, sealJourney } from './sign-in-journey.ts'

type Options = {
  remember: boolean
  /** Being signed in at the provider is not enough: he has to prove it once more. */
  reauthenticate: boolean
}

/** Where to send somebody who wants to sign in through the provider, and what his browser keeps until he is back. */
export async function startSingleSignOn(
  engines: Pick<Engines, 'identity' | 'vault' | 'now'>,
  { country }: Shop,
  { remember, reauthenticate }: Options,
): Promise<{ url: string; journey: string } | undefined> {
  const departure = await engines.identity?.begin(callbackAddress(country), { anew: reauthenticate })
  if (!departure) return undefined

  const { url, memory } = departure
  return { url, journey: sealJourney(engines, { country: country.code, memory, remember }) }
}
