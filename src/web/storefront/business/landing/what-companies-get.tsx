import type { Values } from '#shop/messages/messages.ts'
import type { IconName } from '#web/art/icon-names.ts'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'

const things = [
  ['net', 'coin'],
  ['tiers', 'plus'],
  ['erasure', 'shield'],
  ['labels', 'label'],
  ['payout', 'clock'],
  ['tax', 'building'],
  ['guarantee', 'lock'],
  ['any', 'check'],
] as const satisfies readonly (readonly [string, IconName])[]

export function WhatCompaniesGet({ facts }: { facts: Values }) {
  const t = useTranslate()

  return (
    <section className="section section--brand">
      <div className="container">
        <div className="section__head">
          <h2>{t('business.page.gets.title')}</h2>
        </div>
        <ul className="promises">
          {things.map(([thing, icon]) => (
            <li key={thing} className="stack stack--tight promise">
              <Icon name={icon} size={28} />
              <h3>{t(`business.page.gets.${thing}`, facts)}</h3>
              <p>{t(`business.page.gets.${thing}Text`, facts)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
