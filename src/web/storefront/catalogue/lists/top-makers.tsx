import { useTranslate } from '#web/shop-context.tsx'
import { Chip, Chips } from './chips.tsx'
import { listSearch } from './list-query.ts'
import type { Choice } from './load-sell-category.ts'

type Props = { address: string; makers: Choice[]; chosen: string | undefined }

export function TopMakers({ address, makers, chosen }: Props) {
  const t = useTranslate()

  return (
    <Chips label={t('sell.makers')}>
      {makers.map(({ name, url, models }) => (
        <Chip
          key={url}
          href={`${address}${listSearch({ maker: url, page: 1 })}#models`}
          current={url === chosen && 'true'}
        >
          {name}
          <span className="chip__note" aria-hidden="true">
            {models}
          </span>
          <span className="visually-hidden">, {t('sell.devices', { count: models })}</span>
        </Chip>
      ))}
    </Chips>
  )
}
