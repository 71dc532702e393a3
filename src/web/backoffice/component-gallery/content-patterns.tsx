import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Pattern } from './pattern.tsx'

const notices = ['info', 'success', 'warning', 'danger', 'soon'] as const
const badges = ['plain', 'brand', 'accent', 'success', 'warning', 'danger'] as const

export function ContentPatterns() {
  return (
    <>
      <Pattern name="Notice, badge">
        {notices.map((look) => (
          <Notice key={look} look={look} title={look}>
            <p>Ein kurzer Satz dazu.</p>
          </Notice>
        ))}
        <p className="cluster">
          {badges.map((look) => (
            <Badge key={look} look={look}>
              {look}
            </Badge>
          ))}
        </p>
      </Pattern>
      <Pattern name="Price lines">
        <PriceLines
          lines={[
            { label: 'Grundpreis', amount: '480,00 €' },
            { label: 'Ladekabel', amount: '2,00 €', look: 'gain' },
          ]}
          total={{ label: 'Angebot', amount: '482,00 €' }}
        />
      </Pattern>
      <Pattern name="Slider, stepper, skeleton, breadcrumbs">
        <Slider label="Karten" previousLabel="Zurück" nextLabel="Weiter">
          {['Eins', 'Zwei', 'Drei', 'Vier'].map((title) => (
            <Card key={title} look="quiet">
              <h3>{title}</h3>
            </Card>
          ))}
        </Slider>
        <Stepper steps={[{ title: 'Beschreiben' }, { title: 'Einsenden' }, { title: 'Geld erhalten' }]} current={1} />
        <Skeleton label="Wird geladen" />
        <Breadcrumbs label="Beispielpfad" items={[{ label: 'Start', href: '/' }, { label: 'Musterbuch' }]} />
      </Pattern>
    </>
  )
}
