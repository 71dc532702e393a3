import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Chip, Chips } from './chips.tsx'
import { listSearch } from './list-query.ts'
import type { Choice, SellCategoryData } from './load-sell-category.ts'
import { ModelPages } from './model-pages.tsx'
import { TopMakers } from './top-makers.tsx'

type Props = { address: string } & Pick<
  SellCategoryData,
  'topManufacturers' | 'manufacturers' | 'series' | 'chosen' | 'list'
>

/** All models of a category, by maker and series, page by page. Every choice is an address. */
export function FilteredModels(props: Props) {
  const t = useTranslate()
  const { address, manufacturers, series, chosen, list } = props
  const { maker } = chosen
  const isNarrowed = manufacturers.length > 1 || series.length > 1
  const nameOf = (choices: Choice[], asked: string | undefined) => choices.find(({ url }) => url === asked)?.name

  return (
    <section id="models" className="stack" aria-labelledby="models-title">
      <h2 id="models-title">{t('sell.models')}</h2>
      <p className="muted">{t('sell.found', { count: list.total })}</p>
      <ModelPages
        list={list}
        addressOf={(page, place) => `${address}${listSearch({ maker, series: chosen.series, page })}#${place}`}
        filter={
          isNarrowed && {
            title: t('sell.filter.title'),
            chosen: nameOf(series, chosen.series) ?? nameOf(manufacturers, maker),
            choices: <Choices {...props} />,
          }
        }
      />
    </section>
  )
}

function Choices({ address, topManufacturers, manufacturers, series, chosen }: Props) {
  const t = useTranslate()
  const { maker } = chosen
  const addressOf = (of?: string) => `${address}${listSearch({ maker, series: of, page: 1 })}#models`

  return (
    <>
      {manufacturers.length > 1 && (
        <>
          <TopMakers address={address} makers={topManufacturers} chosen={maker} />
          <MakerForm action={`${address}#models`} makers={manufacturers} chosen={maker} />
        </>
      )}
      {series.length > 1 && (
        <Chips label={t('sell.filter.series')}>
          <Chip href={addressOf()} current={chosen.series === undefined && 'true'}>
            {t('sell.filter.everySeries')}
          </Chip>
          {series.map(({ name, url }) => (
            <Chip key={url} href={addressOf(url)} current={url === chosen.series && 'true'}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
    </>
  )
}

type MakerFormProps = { action: string; makers: Choice[]; chosen: string | undefined }

/** A plain form, so that choosing never waits for scripts. */
function MakerForm({ action, makers, chosen = '' }: MakerFormProps) {
  const t = useTranslate()

  return (
    // With another choice in the address it is another form: the browser must not keep what was chosen before.
    <form key={chosen} action={action} className="filter">
      <Select
        id="maker"
        name="maker"
        label={t('sell.filter.maker')}
        defaultValue={chosen}
        options={[
          { value: '', label: t('sell.filter.everyMaker') },
          ...makers.map(({ name, url }) => ({ value: url, label: name })),
        ]}
      />
      <Button type="submit" look="quiet">
        {t('sell.filter.show')}
      </Button>
    </form>
  )
}
