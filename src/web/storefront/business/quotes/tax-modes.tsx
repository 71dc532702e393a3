import type { Values } from '#shop/messages/messages.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'

export function TaxModes({ facts }: { facts: Values }) {
  const t = useTranslate()

  return (
    <section className="section">
      <div className="container">
        <div className="section__head">
          <h2>{t('business.page.tax.title')}</h2>
          <p>{t('business.page.tax.text')}</p>
        </div>
        <ul className="promises">
          {(['standard', 'small', 'margin'] as const).map((mode) => (
            <Card key={mode} as="li">
              <h3>{t(`business.page.tax.${mode}`)}</h3>
              <p>{t(`business.page.tax.${mode}Text`, facts)}</p>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}
