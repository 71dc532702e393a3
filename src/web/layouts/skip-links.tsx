import { useTranslate } from '#web/shop-context.tsx'

type Target = 'menu' | 'search' | 'main' | 'footer'

/** For those who travel by keyboard; visible as soon as one has the focus. */
export function SkipLinks({ to }: { to: readonly Target[] }) {
  const t = useTranslate()

  return (
    <nav className="skip-links" aria-label={t('site.skip.label')}>
      {to.map((target) => (
        <a key={target} href={`#${target}`}>
          {t(`site.skip.${target}`)}
        </a>
      ))}
    </nav>
  )
}
