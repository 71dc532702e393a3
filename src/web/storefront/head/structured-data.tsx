import { useState, type FunctionComponent } from 'react'
import { languageTag } from '#shop/messages/locale.ts'
import type { Cents } from '#shop/money/money.ts'
import type { PublicShop } from '#shop/shop.ts'
import { useShopData } from '#web/shop-context.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import {
  asJsonLd,
  breadcrumbList,
  organisation,
  soughtProduct,
  website,
  type Crumb,
  type SoughtDevice,
  type Thing,
} from './schema-org.ts'

/** Whose page it is, and its address. */
type Where = {
  trader: { url: string; language: string; name: string; email: string; phone: string }
  here: string
}

type Things = (where: Where) => Thing[]

/** Only the server names things. A browser keeps what is written. */
const Kept = () => <StructuredData />

/** Who runs the shop, and how to search it. */
export const ShopInData: FunctionComponent = import.meta.env.SSR
  ? () => <StructuredData things={({ trader }) => [organisation(trader), website(trader)]} />
  : Kept

export const BreadcrumbsInData: FunctionComponent<{ items: readonly Crumb[] }> = import.meta.env.SSR
  ? ({ items }) => <StructuredData things={({ trader, here }) => [breadcrumbList(trader, here, items)]} />
  : Kept

/** The device that we want to buy, and for how much at most. */
export const DeviceInData: FunctionComponent<{ device: SoughtDevice; upTo: Cents }> = import.meta.env.SSR
  ? ({ device, upTo }) => <StructuredData things={({ trader, here }) => [soughtProduct(trader, here, device, upTo)]} />
  : Kept

/**
 * Only the server writes it: it is for search engines, and the policy forbids browsers to write scripts. The browser leaves
 * what the server wrote in its place, unread, until another page is shown.
 */
export function StructuredData({ things }: { things?: Things | undefined }) {
  const { head, shop } = useShopData()
  const scripted = useScripted()
  const here = head.canonical
  const [written] = useState(scripted ? undefined : here)
  if (here === undefined || written !== here || shop.mode.name !== 'default') return null

  const json = import.meta.env.SSR && things ? asJsonLd(things({ trader: traderOf(shop.country), here })) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

const traderOf = ({ sellShopUrl, locale, contact, presence }: PublicShop['country']): Where['trader'] => ({
  url: sellShopUrl,
  language: languageTag(locale),
  name: presence.brand,
  email: contact.recipient,
  phone: presence.phone,
})
