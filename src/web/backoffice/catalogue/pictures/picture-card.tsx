import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Language } from '#web/backoffice/catalogue/editing/typed.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { AltFields } from './alt-fields.tsx'
import type { PictureFailure } from './change-pictures.ts'
import type { ShownPicture } from './pictures.tsx'

type Props = {
  picture: ShownPicture
  place: number
  isLast: boolean
  languages: readonly Language[]
  mayChange: boolean
  failure: PictureFailure | undefined
}

/** One picture: how it looks, where it stands, and what it shows. */
export function PictureCard({ picture, place, isLast, languages, mayChange, failure }: Props) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { id, small, large, alt, uploadedBy, uploadedAt } = picture
  const number = place + 1

  return (
    <li className="office-picture">
      {small === null ? (
        <p className="office-picture__waiting">{t('office.catalogue.pictures.waiting')}</p>
      ) : (
        <a href={large ?? ''} target="_blank" rel="noreferrer">
          <img src={small} alt={alt.de_DE ?? t('office.catalogue.pictures.one', { number })} width={160} height={160} />
        </a>
      )}
      <div className="stack">
        <div className="cluster">
          <h2>{t('office.catalogue.pictures.one', { number })}</h2>
          {place === 0 && <Badge look="brand">{t('office.catalogue.pictures.first')}</Badge>}
        </div>
        <p className="office-soft">
          {t('office.catalogue.pictures.by', { by: uploadedBy, at: formatMoment(uploadedAt) })}
        </p>
        {mayChange ? (
          <>
            <Places {...{ id, number, isLast }} isFirst={place === 0} />
            <details className="office-action" open={failure !== undefined}>
              <summary>{t('office.catalogue.pictures.alt')}</summary>
              <Form method="post" className="stack office-form" noValidate>
                <AltFields languages={languages} alt={alt} failure={failure} />
                <div>
                  <Button type="submit" name="intent" value={`describe ${id}`} look="quiet">
                    {t('office.catalogue.save')}
                  </Button>
                </div>
              </Form>
            </details>
          </>
        ) : (
          <p>{alt.de_DE}</p>
        )}
      </div>
    </li>
  )
}

type PlacesProps = { id: string; number: number; isFirst: boolean; isLast: boolean }

function Places({ id, number, isFirst, isLast }: PlacesProps) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="cluster">
      {!isFirst && (
        <Button
          type="submit"
          name="intent"
          value={`earlier ${id}`}
          look="quiet"
          size="small"
          aria-label={t('office.catalogue.pictures.earlierOne', { number })}
        >
          {t('office.catalogue.pictures.earlier')}
        </Button>
      )}
      {!isLast && (
        <Button
          type="submit"
          name="intent"
          value={`later ${id}`}
          look="quiet"
          size="small"
          aria-label={t('office.catalogue.pictures.laterOne', { number })}
        >
          {t('office.catalogue.pictures.later')}
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value={`remove ${id}`}
        look="ghost"
        size="small"
        aria-label={t('office.catalogue.pictures.removeOne', { number })}
      >
        {t('office.catalogue.pictures.remove')}
      </Button>
    </Form>
  )
}
