import type { Values } from '#shop/messages/messages.ts'
import { BusinessArt } from '#web/art/business-art.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

const steps = [
  ['name', 'list'],
  ['price', 'offer'],
  ['send', 'boxes'],
  ['paid', 'certificate'],
] as const

export function BusinessSteps({ facts }: { facts: Values }) {
  const t = useTranslate()

  return (
    <section className="section">
      <div className="container">
        <div className="section__head">
          <h2>{t('business.page.steps.title')}</h2>
        </div>
        <Stepper
          steps={steps.map(([step, art]) => ({
            title: t(`business.page.steps.${step}`),
            text: t(`business.page.steps.${step}Text`, facts),
            art: <BusinessArt name={art} />,
          }))}
        />
      </div>
    </section>
  )
}
