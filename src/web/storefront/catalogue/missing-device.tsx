import { usePath, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** For whoever has come to the end of a list without finding the own device. */
export function MissingDevice() {
  const t = useTranslate()
  const path = usePath()

  return (
    <Card as="section" look="quiet" className="missing-device">
      <h2>{t('catalogue.missing.title')}</h2>
      <p>{t('catalogue.missing.text')}</p>
      <p>
        <LinkButton href={`${path('contact')}?subject=device-not-listed`} look="quiet">
          {t('catalogue.missing.link')}
        </LinkButton>
      </p>
    </Card>
  )
}
