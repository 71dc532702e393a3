import spriteUrl from './packing.svg?url&no-inline'
import { useTranslate } from '#web/shop-context.tsx'

/** What lies behind comes first; what moves in each picture is marked. */
const pictures = [
  ['phone', '*wrap'],
  ['*wrapped', 'box'],
  ['wrapped', '*cushions', 'box'],
  ['closed', '*label'],
] as const

const place = (index: number) => ({ x: (index % 2) * 160, y: Math.floor(index / 2) * 120, width: 160, height: 120 })

/** Four pictures that move one after the other, once somebody wants to see them; the words say the same. */
export function PackingFilm() {
  const t = useTranslate()

  return (
    <details className="packing-film">
      <summary className="unfolds">{t('trade.checklist.film')}</summary>
      <svg viewBox="0 0 320 240" aria-hidden="true">
        {pictures.map((parts, index) => (
          <g key={parts[0]} data-picture={index + 1}>
            {parts.map((part) => (
              <use
                key={part}
                href={`${spriteUrl}#${part.replace('*', '')}`}
                data-moves={part.startsWith('*') ? part.slice(1) : undefined}
                {...place(index)}
              />
            ))}
          </g>
        ))}
      </svg>
      <p>{t('trade.checklist.filmText')}</p>
    </details>
  )
}
