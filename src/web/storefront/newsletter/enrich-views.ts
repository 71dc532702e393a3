import { isConfirmable } from '#domain/newsletter/sign-up/confirm.ts'
import { isEmailHash } from '#domain/newsletter/email-hash.ts'
import { statusOfHash } from '#domain/newsletter/find-active.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'

/** The hash in an address of the newsletter. What could never be one is no address of ours. */
export function hashIn({ shop }: Pick<PageContext, 'shop'>, url: URL): string | undefined {
  const emailHash = matchScreen(shop.country, url.pathname)?.parameters.emailHash
  return emailHash === undefined || isEmailHash(emailHash) ? emailHash : pageNotFound(url)
}

export type EnrichView =
  | { view: 'sign-up'; offered: boolean; sent: boolean; expired: boolean }
  | { view: 'confirm'; token: string }
  | { view: 'details'; emailHash: string; said: string | null }

/** What somebody sees who opens the page. Looking changes nothing: software that checks letters opens every link. */
export async function viewOf({ engines, shop }: Pick<PageContext, 'engines' | 'shop'>, url: URL): Promise<EnrichView> {
  const { country } = shop
  const emailHash = hashIn({ shop }, url)
  const said = url.searchParams.get('said')
  const offered = country.features.newsletter
  if (emailHash === undefined) return { view: 'sign-up', offered, sent: said === 'sent', expired: false }
  if ((await statusOfHash(engines, country.code, emailHash)) === 'active') return { view: 'details', emailHash, said }

  const token = url.searchParams.get('token') ?? ''
  if (await isConfirmable(engines, token)) return { view: 'confirm', token }
  return { view: 'sign-up', offered, sent: false, expired: true }
}
