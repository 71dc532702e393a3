import { BusinessArt } from '#web/art/business-art.tsx'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { SellsAsCompany, NextSteps } from '#web/storefront/business/next-steps.tsx'

const proofs = [
  ['net', 'coin'],
  ['erasure', 'shield'],
  ['shipping', 'truck'],
] as const

export function BusinessHero() {
  const t = useTranslate()

  return (
    <section className="hero">
      <div className="container hero__inner">
        <div>
          <p className="hero__kicker kicker">{t('business.page.title')}</p>
          <h1>{t('business.page.headline')}</h1>
          <p className="hero__lead">{t('business.page.lead')}</p>
          <div className="hero__action stack">
            <NextSteps />
            <SellsAsCompany />
          </div>
          <ul className="hero__proof cluster">
            {proofs.map(([proof, icon]) => (
              <li key={proof}>
                <Icon name={icon} />
                {t(`business.page.proof.${proof}`)}
              </li>
            ))}
          </ul>
        </div>
        <BusinessArt name="cabinet" />
      </div>
    </section>
  )
}
