import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { ShownVersion } from './version-facts.tsx'

/** From what was taken back, and from what took it back, to the offers that were made meanwhile. */
export function AffectedOffersLink({ version: { id, phase, takesBack } }: { version: ShownVersion }) {
  const t = useOfficeTranslate()
  if (phase !== 'taken-back' && takesBack === null) return null

  return (
    <p>
      <a href={`/versions/${id}/offers`}>{t('office.corrections.link')}</a>
    </p>
  )
}
