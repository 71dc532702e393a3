import { useOfficeTranslate } from '#web/shop-context.tsx'

export type ShownPhoto = { id: string; width: number; height: number }

/** A photo that we took, by its place among those of the device. */
export function ItemPhoto({ photo: { id, width, height }, index }: { photo: ShownPhoto; index: number }) {
  const t = useOfficeTranslate()
  const alt = t('office.trades.trade.photo', { number: index + 1 })

  return <img src={`/photos/${id}`} width={width} height={height} loading="lazy" alt={alt} />
}
