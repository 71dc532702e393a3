import { Form } from 'react-router'
import type { ContentVersion, Place } from '#domain/content/texts/content-text.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type StateProps = Place & {
  chosen: Pick<ContentVersion, 'version' | 'status'> | undefined
  newest: number
  published: number | undefined
  hasFile: boolean
}

/** What the colleague has before him, and what visitors read meanwhile. */
export function ContentState({ chosen, newest, published, hasFile, country, topic }: StateProps) {
  const t = useOfficeTranslate()
  const fileIsShown = published === undefined && hasFile && (
    <p>{t('office.content.fileIsShown', { file: `content/${country}/${topic}.md` })}</p>
  )
  if (chosen === undefined) {
    return (
      fileIsShown && (
        <Notice look="info" title={t('office.content.fromFile')}>
          {fileIsShown}
        </Notice>
      )
    )
  }
  const { version, status } = chosen
  if (version === published) return <Notice look="success" title={t('office.content.shown', { version })} />
  const isOld = version < newest || status === 'retired'
  const title = isOld ? t('office.content.older', { version }) : t('office.content.saved', { version })

  return (
    <Notice look={isOld ? 'info' : 'warning'} title={title}>
      {fileIsShown}
    </Notice>
  )
}

/** Takes back what was published in the office. */
export function BackToFile() {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('content.change')) return null

  return (
    <Form method="post">
      <Button type="submit" name="intent" value="show-file" look="quiet" size="small">
        {t('office.content.showFile')}
      </Button>
    </Form>
  )
}
