import { Form } from 'react-router'
import type { OfficeSession } from '#domain/staff/login/office-sessions.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where somebody is logged in, and the way to end each; the one that is looked at ends by logging out. */
export function SessionList({ sessions }: { sessions: readonly OfficeSession[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()

  return (
    <Form method="post" reloadDocument>
      <ul className="lines">
        {sessions.map(({ id, device: told, createdAt, seenAt, lacksCode, isHere }) => {
          const device = told || t('office.staff.sessions.unknown')
          const moments = { since: formatMoment(createdAt), seen: formatMoment(seenAt) }
          const when = t(`office.staff.sessions.${lacksCode ? 'lacksCode' : 'when'}`, moments)
          return (
            <li key={id} className="cluster cluster--apart">
              <div>
                <p>{device}</p>
                <p className="office-soft">{when}</p>
              </div>
              {isHere ? (
                <Badge look="brand">{t('office.staff.sessions.here')}</Badge>
              ) : (
                <Button
                  type="submit"
                  name="end-session"
                  value={id}
                  look="quiet"
                  size="small"
                  aria-label={`${t('office.staff.sessions.end')} – ${device}. ${when}`}
                >
                  {t('office.staff.sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Form>
  )
}
