import { useTranslate } from '#web/shop-context.tsx'

/** For those who travel by keyboard; visible as soon as one has the focus. */
export function SkipLinks({ isEnclosed = false }: { isEnclosed?: boolean }) {
  const t = useTranslate()

  return (
    <nav className="skip-links" aria-label={t('site.skip.label')}>
      {(['menu', 'search', 'main', 'footer'] as const).slice(isEnclosed ? 2 : 0).map((target) => (
        <a key={target} href={`#${target}`}>
          {t(`site.skip.${target}`)}
        </a>
      ))}
    </nav>
  )
}
