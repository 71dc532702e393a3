import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** A piece of the shop in the colours that were made of a partner's. */
export function SkinPreview({ code, skin }: { code: string; skin: string }) {
  const t = useOfficeTranslate()

  return (
    <section className="stack stack--tight" aria-labelledby="skin">
      <link rel="stylesheet" href={skin} />
      <h2 id="skin">{t('office.partners.skin')}</h2>
      <p className="office-soft">{t('office.partners.skinText')}</p>
      <div data-partner={code}>
        <Card look="brand">
          <div className="cluster">
            <Button>{t('office.partners.skinButton')}</Button>
            <Button look="quiet">{t('office.partners.skinQuiet')}</Button>
            <a href={`/partners/${code}/test`}>{t('office.partners.skinLink')}</a>
          </div>
        </Card>
      </div>
    </section>
  )
}
