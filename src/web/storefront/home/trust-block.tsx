import type { IconName } from '#web/art/icon-names.ts'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'

const promises = [
  ['glass', 'eye'],
  ['silence', 'check'],
  ['data', 'lock'],
] as const satisfies readonly (readonly [string, IconName])[]

export function TrustBlock() {
  const t = useTranslate()

  return (
    <section className="section section--brand">
      <div className="container">
        <div className="section__head">
          <h2>{t('home.trust.title')}</h2>
        </div>
        <ul className="promises">
          {promises.map(([promise, icon]) => (
            <li key={promise} className="stack stack--tight promise">
              <Icon name={icon} size={28} />
              <h3>{t(`home.trust.${promise}`)}</h3>
              <p>{t(`home.trust.${promise}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
