import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Chip, Chips } from './chips.tsx'
import { FilterButton, FilterSheet } from './filter-sheet.tsx'
import { GrowingList } from './growing-list.tsx'
import type { ModelList } from './listed-models.ts'

type Props = {
  list: ModelList
  /** The address of a page of the list, and of a place there. */
  addressOf: (page: number, place: string) => string
  filter?: { title: string; chosen?: string | undefined; choices: ReactNode } | false
}

/** A page of models, the newest first, with what narrows it down and where its years begin. */
export function ModelPages({ list, addressOf, filter }: Props) {
  const t = useTranslate()
  const { years } = list

  return (
    <>
      {filter && <FilterSheet title={filter.title}>{filter.choices}</FilterSheet>}
      {(filter || years.length > 0) && (
        <div className="list-bar">
          {filter && <FilterButton title={filter.title} chosen={filter.chosen} />}
          {years.length > 0 && (
            <Chips label={t('catalogue.pages.years')}>
              {years.map(({ year, page }) => (
                <Chip key={year} href={addressOf(page, `year-${year}`)}>
                  {year}
                </Chip>
              ))}
            </Chips>
          )}
        </div>
      )}
      <GrowingList key={addressOf(list.page, '')} list={list} addressOf={(page) => addressOf(page, 'models')} />
    </>
  )
}
