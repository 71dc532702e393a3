import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import { formatMoney } from '#shop/money/money.ts'
import { DevicePicture } from '#web/art/devices/device-picture.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { ShownExample } from './load-business-facts.ts'

/** Only these lines are in the price of a device without a fault. */
type NetLine = Extract<PriceLine['kind'], 'base' | 'vat' | 'tier' | 'rounding'>

/** How the price of a company is made up, line by line. */
export function NetExample({ example: { pieces, lines, each, sum } }: { example: ShownExample }) {
  const t = useTranslate()
  const { icuLocale } = useShop().country

  return (
    <Card className="price-example">
      <div className="price-example__head">
        <DevicePicture category="smartphone" maker="Umlauf" name="Example" size={88} />
        <div>
          <h2>{t('business.page.example.title')}</h2>
          <p>{t('business.page.example.device', { pieces })}</p>
        </div>
      </div>
      <PriceLines
        lines={lines.map((line) => ({
          label: t(`business.page.example.${line.kind as NetLine}`, {
            percent: line.kind === 'tier' ? line.basisPoints / 100 : 0,
          }),
          amount: formatMoney(line.cents, icuLocale),
          look: line.kind === 'tier' ? 'gain' : 'plain',
        }))}
        total={{ label: t('business.page.example.total'), amount: formatMoney(each, icuLocale) }}
      />
      <p className="price-example__note">
        {t('business.page.example.note', { pieces, sum: formatMoney(sum, icuLocale) })}
      </p>
    </Card>
  )
}
