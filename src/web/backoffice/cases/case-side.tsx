import { Form } from 'react-router'
import { isOpen } from '#domain/cases/case.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay, useMe } from '#web/backoffice/frame/use-me.ts'
import { StateBadge } from '#web/backoffice/trades/state-badge.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { CaseFields, PlaceField } from './case-fields.tsx'
import type { ShownCase } from './case.tsx'

/** What is known, where it lies, and who looks after it. */
export function CaseSide({ shown }: { shown: ShownCase }) {
  const may = useMay()
  const { found } = shown

  return (
    <aside className="stack stack--loose">
      <KnownFacts shown={shown} />
      {may('cases.change') && isOpen(found) && (
        <>
          <Holder shown={shown} />
          <Place place={found.place} />
          <MoreFacts shown={shown} />
        </>
      )}
    </aside>
  )
}

function KnownFacts({ shown: { found, item } }: { shown: ShownCase }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const rows: [string, string][] = [
    [t('office.cases.field.place'), found.place || '–'],
    [t('office.cases.person'), found.assignedTo?.username ?? t('office.cases.nobody')],
    [t('office.cases.field.sender'), found.sender],
    [t('office.cases.field.email'), found.email],
    [t('office.cases.field.tracking'), found.trackingNumber],
    [t(item?.imei ? 'office.cases.field.imeiFound' : 'office.cases.field.imei'), found.imei],
    [t('office.cases.field.serial'), found.serialNumber],
    ...(item?.imei && item.imei !== found.imei
      ? [[t('office.cases.field.knownNumber'), item.imei] satisfies [string, string]]
      : []),
  ]

  return (
    <section className="stack stack--tight">
      <h2>{t('office.cases.facts')}</h2>
      {item && found.tradeNumber !== null && (
        <p className="cluster">
          <a href={`/inspection/${itemReference(found.tradeNumber, item.position)}`}>
            {itemReference(found.tradeNumber, item.position)}
          </a>
          <StateBadge state={item.status} />
          <span>{item.device}</span>
        </p>
      )}
      <dl className="office-facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {found.description !== '' && <p className="office-history__reason">{found.description}</p>}
      <p className="office-soft">
        {t('office.cases.openedBy', { name: found.openedBy, date: formatMoment(found.openedAt) })}
      </p>
    </section>
  )
}

function Holder({ shown: { found, colleagues } }: { shown: ShownCase }) {
  const t = useOfficeTranslate()
  const me = useMe()

  return (
    <section className="stack stack--tight" aria-label={t('office.cases.person')}>
      {found.assignedTo?.username !== me?.username && (
        <Form method="post">
          <Button type="submit" name="intent" value="take" wide>
            {t('office.cases.takeIt')}
          </Button>
        </Form>
      )}
      <Form method="post" className="stack stack--tight">
        <Select
          label={t('office.cases.assign')}
          name="assignedTo"
          defaultValue={found.assignedTo?.id ?? ''}
          options={[
            { value: '', label: t('office.cases.nobody') },
            ...colleagues.map(({ id, username }) => ({ value: id, label: username })),
          ]}
        />
        <Button type="submit" name="intent" value="assign" look="quiet">
          {t('office.cases.save')}
        </Button>
      </Form>
    </section>
  )
}

function Place({ place }: { place: string }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack stack--tight">
      <PlaceField place={place} />
      <Button type="submit" name="intent" value="place" look="quiet">
        {t('office.cases.move')}
      </Button>
    </Form>
  )
}

function MoreFacts({ shown: { found } }: { shown: ShownCase }) {
  const t = useOfficeTranslate()

  return (
    <details className="office-action">
      <summary>{t('office.cases.changeFacts')}</summary>
      <Form method="post" className="stack stack--tight">
        <CaseFields kind={found.kind} typed={{ ...found, country: undefined }} />
        <Button type="submit" name="intent" value="facts" look="quiet">
          {t('office.cases.save')}
        </Button>
      </Form>
    </details>
  )
}
