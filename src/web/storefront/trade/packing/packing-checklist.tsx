import { checklist } from '#domain/trades/format-trade.ts'
import type { IconName } from '#web/art/icon-names.ts'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { PackingFilm } from './packing-film.tsx'

const icons = {
  signOut: 'user',
  erase: 'trash',
  cards: 'sim',
  pack: 'box',
  send: 'truck',
} as const satisfies Record<(typeof checklist)[number], IconName>

/** What is easily forgotten, and cannot be made up for once the parcel is gone. */
export function PackingChecklist({ date }: { date: string }) {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{t('trade.checklist.title')}</h2>
      <PackingSteps date={date} />
    </section>
  )
}

export function PackingSteps({ date, level: Heading = 'h3' }: { date: string; level?: 'h3' | 'h4' }) {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <ol className="packing-checklist">
      {checklist.map((step) => (
        <li key={step} className="promise" data-checklist={step}>
          <Icon name={icons[step]} size={24} />
          <div>
            <Heading>{t(`trade.checklist.${step}`)}</Heading>
            <p>{t(`trade.checklist.${step}Text`, { date })}</p>
            {step === 'pack' && (
              <>
                <PackingFilm />
                <p>
                  <a href={path('content', { slug: contentSlugs.packingTips })}>{t('content.packingTips')}</a>
                </p>
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
