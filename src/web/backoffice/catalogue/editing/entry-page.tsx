import type { ReactNode } from 'react'
import type { EntryField } from '#domain/catalogue/editing/entry-form.ts'
import type { EditableEntry } from '#domain/catalogue/editing/find-editable.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { CatalogueForm } from './catalogue-form.tsx'
import { EntryFields } from './entry-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { Language } from './typed.ts'
import type { Failure } from './use-typed-fields.tsx'

type Props = {
  kind: 'manufacturer' | 'series'
  entry: EditableEntry
  languages: readonly Language[]
  saved: 'saved' | 'created' | null
  failure: Failure<EntryField> | undefined
  title: string
  /** Where one goes from here. */
  children: ReactNode
}

/** The page of a maker or a series. */
export function EntryPage({ kind, entry, languages, saved, failure, title, children }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  const list = kind === 'manufacturer' ? '/catalogue/manufacturers' : '/catalogue/series'
  const submit = may('catalogue.change') ? t('office.catalogue.save') : undefined
  const shown = {
    form: failure?.form ?? entry.form,
    problems: failure?.problems ?? {},
    stored: failure?.conflict?.stored,
  }

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={list}>{t(`office.catalogue.${kind}.back`)}</a>
        </p>
        <div className="cluster">
          <h1>{title}</h1>
          {entry.form.hidden === 'yes' && <Badge look="warning">{t('office.catalogue.list.hidden')}</Badge>}
        </div>
        <p className="cluster">{children}</p>
      </div>
      {saved && !failure && <Notice look="success" live="status" title={t(`office.catalogue.${saved}`)} />}
      <FailureNotice failure={failure} address={`${list}/${entry.id}`} />
      <CatalogueForm {...{ failure, submit }} revision={entry.revision}>
        <EntryFields kind={kind} shown={shown} languages={languages} />
      </CatalogueForm>
    </>
  )
}

/** What an address tells about how one came here. */
export const savedIn = (url: URL): 'saved' | 'created' | null => {
  const said = url.searchParams.get('done')
  return said === 'saved' || said === 'created' ? said : null
}
