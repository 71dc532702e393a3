import { isPrivate } from '#shop/screens.ts'
import { useShopData, useScreen } from '#web/shop-context.tsx'

type Props = { title: string; description: string; noindex?: boolean }

/** Title, description and the links for search engines; React lifts them into the head. */
export function PageHead({ title, description, noindex = false }: Props) {
  const { head, shop } = useShopData()
  const screen = useScreen()
  const hidden = noindex || screen === undefined || isPrivate(screen) || shop.mode.name !== 'default'

  return (
    <>
      <title>{`${title} · umlauf`}</title>
      <meta name="description" content={description} />
      <meta name="application-name" content={shop.country.application} />
      {hidden && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  )
}
