import { DevicePicture } from '#web/art/devices/device-picture.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownExample } from './load-example.ts'

export function PriceExample({ day, example: { lines, total } }: { day: string; example: ShownExample }) {
  const t = useTranslate()
  const money = useMoney()

  return (
    <Card className="price-example">
      <div className="price-example__head">
        <DevicePicture category="smartphone" maker="Umlauf" name="Example" size={88} />
        <div>
          <h2>{t('home.example.title')}</h2>
          <p>{t('home.example.device')}</p>
        </div>
      </div>
      <PriceLines
        lines={lines.map(({ step, cents }) => ({
          label: t(`home.example.${step}`),
          amount: money(cents),
          look: cents > 0 && step !== 'base' ? 'gain' : 'plain',
        }))}
        total={{ label: t('home.example.total'), amount: money(total) }}
      />
      <p className="price-example__note">{t('home.example.note', { date: day })}</p>
    </Card>
  )
}
