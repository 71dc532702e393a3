import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

export default function Desk() {
  const t = useOfficeTranslate()

  return (
    <>
      <div className="stack">
        <h1>{t('office.title')}</h1>
        <p className="lead">{t('office.deskText')}</p>
      </div>
      <ul className="grid">
        <Card as="li">
          <CardLink href="/letters">{t('office.letters')}</CardLink>
          <p>{t('office.lettersText')}</p>
        </Card>
        <Card as="li">
          <CardLink href="/errors">{t('office.errors')}</CardLink>
          <p>{t('office.errorsText')}</p>
        </Card>
        <Card as="li">
          <CardLink href="/patterns">{t('office.patterns')}</CardLink>
          <p>{t('office.patternsText')}</p>
        </Card>
      </ul>
      <Notice look="soon" title={t('soon.title')}>
        <p>{t('office.soon')}</p>
      </Notice>
    </>
  )
}
