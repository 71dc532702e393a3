import { Form } from 'react-router'
import type { ContentVersion } from '#domain/content/texts/content-text.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'

type Version = Pick<ContentVersion, 'version' | 'author' | 'createdAt' | 'status'>

type Props = Pick<ContentVersion, 'country' | 'topic'> & { versions: Version[]; chosen: number | undefined }

const looks = { draft: 'warning', published: 'success', retired: 'plain' } as const

/** Everything that was ever written here; each of it can be looked at and shown again. */
export function VersionList({ country, topic, versions, chosen }: Props) {
  const t = useOfficeTranslate()
  if (versions.length === 0) return null
  const title = t('office.content.versions')
  const addressOf = (version: number) => `/content/${country}/${topic}?version=${version}`

  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.content.version')}</th>
              <th scope="col">{t('office.content.author')}</th>
              <th scope="col">{t('office.content.time')}</th>
              <th scope="col">{t('office.contact.column.status')}</th>
              <th scope="col">{t('office.content.show')}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((each) => (
              <tr key={each.version}>
                <td>
                  <a href={addressOf(each.version)} aria-current={each.version === chosen || undefined}>
                    {each.version}
                  </a>
                </td>
                <td>{each.author}</td>
                <td>{formatMoment(each.createdAt)}</td>
                <td>
                  <Badge look={looks[each.status]}>{t(`office.content.status.${each.status}`)}</Badge>
                </td>
                <td>
                  <Publish {...each} address={addressOf(each.version)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
