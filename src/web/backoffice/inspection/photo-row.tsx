import { useOfficeTranslate } from '#web/shop-context.tsx'

type Shown = { id: string; width: number; height: number }

/** Small pictures that open large. */
export function PhotoRow({ photos }: { photos: readonly Shown[] }) {
  const t = useOfficeTranslate()

  return (
    <ul className="office-photos">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={`/photos/${id}`} target="_blank" rel="noreferrer">
            <img
              src={`/photos/${id}`}
              width={width}
              height={height}
              loading="lazy"
              alt={t('office.trades.trade.photo', { number: index + 1 })}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
