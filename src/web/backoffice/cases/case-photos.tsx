import { Form } from 'react-router'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { PhotoRow } from '#web/backoffice/inspection/photo-row.tsx'
import type { ShownPhoto } from '#web/backoffice/inspection/item-photo.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhotoField } from './case-fields.tsx'

export function CasePhotos({ photos, canAdd }: { photos: readonly ShownPhoto[]; canAdd: boolean }) {
  const t = useOfficeTranslate()
  const may = useMay()

  return (
    <section className="stack stack--tight" id="photos">
      <h2>{t('office.cases.photos')}</h2>
      {photos.length === 0 ? <p className="office-soft">{t('office.cases.noPhotos')}</p> : <PhotoRow photos={photos} />}
      {canAdd && may('cases.change') && (
        <Form method="post" encType="multipart/form-data" className="office-filters office-filters--search">
          <PhotoField />
          <Button type="submit" name="intent" value="photos" look="quiet">
            {t('office.cases.addPhotos')}
          </Button>
        </Form>
      )}
    </section>
  )
}
