import { Scene } from '#web/art/scenes.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

export function HowItWorks() {
  const t = useTranslate()

  return (
    <section className="section section--sunken">
      <div className="container">
        <div className="section__head">
          <h2>{t('home.steps.title')}</h2>
        </div>
        <Stepper
          steps={[
            { title: t('home.steps.describe'), text: t('home.steps.describeText'), art: <Scene name="describe" /> },
            { title: t('home.steps.send'), text: t('home.steps.sendText'), art: <Scene name="parcel" /> },
            { title: t('home.steps.paid'), text: t('home.steps.paidText'), art: <Scene name="payout" /> },
          ]}
        />
      </div>
    </section>
  )
}
