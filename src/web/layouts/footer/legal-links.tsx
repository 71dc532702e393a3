import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { ConsentLink } from './consent-link.tsx'

/** What the law wants within reach of every page. */
export function LegalLinks() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <ul className="cluster link-list">
      {(['terms', 'privacy', 'imprint', 'accessibility'] as const).map((topic) => (
        <li key={topic}>
          <a href={path('content', { slug: contentSlugs[topic] })}>{t(`content.${topic}`)}</a>
        </li>
      ))}
      <li>
        <ConsentLink />
      </li>
    </ul>
  )
}
