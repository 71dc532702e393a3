import { Form } from 'react-router'
import type { ContentVersion } from '#domain/content/texts/content-text.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'

type Version = Pick<ContentVersion, 'version' | 'author' | 'createdAt' | 'status'>

type Props = Pick<ContentVersion, 'country' | 'topic'> & { versions: Version[]; chosen: number | undefined }

const looks = { draft: 'warning', published: 'success', retired: 'plain' } as const

/** Everything that was ever written here; each of it can be looked at and shown again. */
export function VersionList({ country, topic, versions, chosen }: Props) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  if (versions.length === 0) return null
  const title = t('office.content.versions')
  const addressOf = (version: number) => `/content/${country}/${topic}?version=${version}`

  const columns: Column<Version>[] = [
    {
      name: 'version',
      title: t('office.content.version'),
      show: ({ version }) => (
        <a href={addressOf(version)} aria-current={version === chosen || undefined}>
          {version}
        </a>
      ),
    },
    { name: 'author', title: t('office.content.author'), show: ({ author }) => author },
    { name: 'time', title: t('office.content.time'), show: ({ createdAt }) => formatMoment(createdAt) },
    {
      name: 'status',
      title: t('office.contact.column.status'),
      show: ({ status }) => <Badge look={looks[status]}>{t(`office.content.status.${status}`)}</Badge>,
    },
    {
      name: 'show',
      title: t('office.content.show'),
      show: (each) => <Publish {...each} address={addressOf(each.version)} />,
    },
  ]

  return (
    <section className="stack">
      <h2>{title}</h2>
      <RowsTable caption={title} columns={columns} rows={versions} keyOf={({ version }) => String(version)} />
    </section>
  )
}

function Publish({ version, status, address }: Version & { address: string }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (status === 'published' || !may('content.change')) return null

  return (
    <Form method="post" action={address}>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="intent" value="publish" look="quiet" size="small">
        {t(status === 'retired' ? 'office.content.rollBack' : 'office.content.publish', { version })}
      </Button>
    </Form>
  )
}
