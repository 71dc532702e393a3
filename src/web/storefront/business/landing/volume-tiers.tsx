import type { Values } from '#shop/messages/messages.ts'
import { formatMoney } from '#shop/money/money.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import type { ShownExample, ShownTier } from './load-business-facts.ts'
import { NetExample } from './net-example.tsx'

type Props = { facts: Values; tiers: ShownTier[]; example: ShownExample }

export function VolumeTiers({ facts, tiers, example }: Props) {
  const t = useTranslate()

  return (
    <section className="section section--sunken">
      <div className="container grid--halves grid">
        <div>
          <div className="section__head">
            <h2 id="tiers">{t('business.page.tiers.title')}</h2>
            <p>{t('business.page.tiers.text')}</p>
          </div>
          <TierTable facts={facts} tiers={tiers} />
        </div>
        <NetExample example={example} />
      </div>
    </section>
  )
}

function TierTable({ facts, tiers }: Pick<Props, 'facts' | 'tiers'>) {
  const t = useTranslate()
  const { icuLocale } = useShop().country

  return (
    <table className="compare" aria-labelledby="tiers">
      <thead>
        <tr>
          {(['pieces', 'plus', 'each'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`business.page.tiers.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, to, percent, each }) => (
          <tr key={from}>
            <th scope="row">{t('business.page.tiers.range', { from, to })}</th>
            <td>{percent === 0 ? t('business.page.tiers.base') : t('business.page.tiers.more', { percent })}</td>
            <td>{formatMoney(each, icuLocale)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('business.page.tiers.manual', facts)}</th>
          <td colSpan={2}>{t('business.page.tiers.quote')}</td>
        </tr>
      </tbody>
    </table>
  )
}
