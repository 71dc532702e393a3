import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { ShownPayout } from './show-payout.ts'

/** What the seller keeps for the tax office and for his peace of mind. */
export function TradeDocuments({ payout: { documents } }: { payout: ShownPayout }) {
  const t = useTranslate()
  if (documents.length === 0) return null

  return (
    <section className="stack">
      <h2>{t('documents.title')}</h2>
      <p>{t('documents.text')}</p>
      <ul className="stack stack--tight">
        {documents.map(({ kind, number, href, fileName }) => (
          <li key={number}>
            <a href={href} download={fileName}>
              <Icon name="download" /> {t(`documents.${kind}`, { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
