import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { findOfficePictures } from '#domain/catalogue/pictures/find-pictures.ts'
import { MAX_PICTURES } from '#domain/catalogue/pictures/picture.ts'
import { pictureAs } from '#shop/devices/picture-address.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { numberIn, shopLanguages } from '#web/backoffice/catalogue/editing/typed.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useRefresh } from '#web/backoffice/use-refresh.ts'
import { changePictures } from './change-pictures.ts'
import { NewPicture } from './new-picture.tsx'
import { PictureCard } from './picture-card.tsx'

const doneWords = ['added', 'saved', 'removed'] as const

export const loader = office.read('catalogue.see', async ({ engines, colleague, params, url }) => {
  const id = numberIn(params['id']) ?? 0
  const found = await findOfficePictures(engines, id)
  if (!found) throw data(null, { status: 404 })
  const pictures = found.pictures.map(({ address, ...picture }) => ({
    ...picture,
    small: address === null ? null : pictureAs(address, '320.jpg'),
    large: address === null ? null : pictureAs(address, '1280.jpg'),
  }))
  const done = doneWords.find((word) => word === url.searchParams.get('done'))
  return { ...found, id, pictures, most: MAX_PICTURES, languages: shopLanguages({ colleague }), done }
})

export type OfficePicturesData = Awaited<ReturnType<typeof loader>>

export type ShownPicture = OfficePicturesData['pictures'][number]

export const action = office.change('catalogue.change', async (asked) => {
  const id = numberIn(asked.params['id']) ?? 0
  const { done, failure, status } = await changePictures(asked, id)
  return failure ? data(failure, { status }) : redirect(`/catalogue/${id}/pictures?done=${done}`)
})

export default function Pictures() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { id, name, variants, pictures, most, languages, done } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const mayChange = may('catalogue.change')
  useRefresh(pictures.some(({ small }) => small === null))

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/catalogue/${id}`}>{name}</a>
        </p>
        <h1>{t('office.catalogue.pictures.title', { device: name })}</h1>
        <p className="office-soft">{t('office.catalogue.pictures.text', { count: variants })}</p>
      </div>
      {done && !failure && <Notice look="success" live="status" title={t(`office.catalogue.pictures.${done}`)} />}
      {failure && (
        <Notice
          look="danger"
          live="alert"
          title={t(failure.refusal ? `office.catalogue.refusal.${failure.refusal}` : 'office.catalogue.check')}
        />
      )}
      {pictures.length === 0 && <p className="office-empty">{t('office.catalogue.pictures.none')}</p>}
      <ol className="office-pictures">
        {pictures.map((picture, place) => (
          <PictureCard
            key={picture.id}
            {...{ picture, place, languages, mayChange }}
            isLast={place === pictures.length - 1}
            failure={failure?.about === picture.id ? failure : undefined}
          />
        ))}
      </ol>
      {mayChange && pictures.length < most && (
        <NewPicture key={pictures.length} languages={languages} failure={failure?.about === '' ? failure : undefined} />
      )}
    </>
  )
}
