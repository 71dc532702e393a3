import { cents, formatMoney, sumCents } from '#shop/money.ts'
import { DevicePicture } from '#web/art/device-picture.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'

/** A worked example, not a quote: it shows how every offer of the shop is made up. */
const example = [
  ['base', 480_00],
  ['grade', -38_40],
  ['battery', -30_91],
  ['cable', 2_00],
  ['box', 3_00],
  ['rounding', -19],
] as const

export function PriceExample({ day }: { day: string }) {
  const t = useTranslate()
  const { icuLocale } = useShop().country
  const money = (amount: number) => formatMoney(cents(amount), icuLocale)
  const total = sumCents(example.map(([, amount]) => cents(amount)))

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
        lines={example.map(([line, amount]) => ({
          label: t(`home.example.${line}`),
          amount: money(amount),
          look: amount > 0 && line !== 'base' ? 'gain' : 'plain',
        }))}
        total={{ label: t('home.example.total'), amount: money(total) }}
      />
      <p className="price-example__note">{t('home.example.note', { date: day })}</p>
    </Card>
  )
}
