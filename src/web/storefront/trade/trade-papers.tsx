import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { ShownPayout } from './show-payout.ts'

/** What the seller keeps for the tax office and for his peace of mind. */
export function TradePapers({ payout: { papers } }: { payout: ShownPayout }) {
  const t = useTranslate()
  if (papers.length === 0) return null

  return (
    <section className="stack">
      <h2>{t('papers.title')}</h2>
      <p>{t('papers.text')}</p>
      <ul className="stack stack--tight">
        {papers.map(({ kind, number, href, fileName }) => (
          <li key={number}>
            <a href={href} download={fileName}>
              <Icon name="download" /> {t(`papers.${kind}`, { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
