import { isPrivate } from '#shop/screens/screens.ts'
import type { Alternate, HeadLinks } from './head-links.ts'
import { useScreen, useShop, useShopData } from '#web/shop-context.tsx'

type Props = {
  title: string
  description: string
  keywords?: string
  noindex?: boolean
  /** What social networks show of it, by `previewPath`; without it they show the shop. */
  preview?: string
  /** The links of a page that knows them better than its path does: part of a list, or an older form of an address. */
  head?: HeadLinks
}

/** Title, description and the links for search engines; React lifts them into the head. */
export function PageHead({ title, description, keywords, noindex = false, preview, head: own }: Props) {
  const { head: usual, shop } = useShopData()
  const { canonical, alternates } = own ?? usual
  const screen = useScreen()
  const hidden = noindex || screen === undefined || isPrivate(screen) || shop.mode.name !== 'default'

  return (
    <>
      <title>{`${title} · ${shop.partner?.name ?? shop.country.presence.brand}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="application-name" content={shop.country.application} />
      {hidden && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {canonical && <SocialPreview {...{ title, description, preview, canonical, alternates }} />}
    </>
  )
}

type PreviewProps = Pick<Props, 'title' | 'description' | 'preview'> & { canonical: string; alternates: Alternate[] }

/** What social networks and messengers show of a link to this page. */
function SocialPreview({ title, description, preview = '/previews/home.png', canonical, alternates }: PreviewProps) {
  const { locale, sellShopUrl, presence } = useShop().country
  const languages = alternates.map(({ language }) => language.replace('-', '_'))
  const properties: [string, string][] = [
    ['title', title],
    ['description', description],
    ['type', 'website'],
    ['site_name', presence.brand],
    ['url', canonical],
    ['locale', locale],
    ...languages
      .filter((language) => language !== locale && language !== 'x_default')
      .map((language): [string, string] => ['locale:alternate', language]),
    ['image', sellShopUrl + preview],
    ['image:width', '1200'],
    ['image:height', '630'],
  ]

  return (
    <>
      {properties.map(([name, content]) => (
        <meta key={name + content} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
