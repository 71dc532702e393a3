import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { findIncidents } from '#domain/incidents/find-incidents.ts'
import { pageContext } from '#web/context.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const incidents = await findIncidents(context.get(pageContext).engines)
  return incidents.map(({ lastAt, ...incident }) => ({ ...incident, lastAt: lastAt.toISOString() }))
}

export default function ErrorReports() {
  const t = useOfficeTranslate()
  const incidents = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.errors')}</h1>
        <p className="lead">{t('office.errors.text')}</p>
      </div>
      {incidents.length === 0 ? (
        <p>{t('office.errors.empty')}</p>
      ) : (
        <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.frame.screen.errors')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('office.errors.column.time')}</th>
                <th scope="col">{t('office.errors.column.message')}</th>
                <th scope="col">{t('office.errors.column.where')}</th>
                <th scope="col">{t('error.id')}</th>
                <th scope="col">{t('office.errors.column.count')}</th>
              </tr>
            </thead>
            <tbody>
              {incidents.map(({ id, lastAt, message, side, application, url, requestId, occurrences }) => (
                <tr key={id}>
                  <td>{lastAt.slice(0, 16).replace('T', ' ')}</td>
                  <td>{message}</td>
                  <td>{[side, application, url].filter(Boolean).join(' · ')}</td>
                  <td>{requestId}</td>
                  <td>{occurrences}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
