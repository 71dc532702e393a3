import { Form } from 'react-router'
import type { OfficeSession } from '#domain/staff/login/office-sessions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SessionList } from './session-list.tsx'

export function OwnSessions({ sessions }: { sessions: readonly OfficeSession[] }) {
  const t = useOfficeTranslate()

  return (
    <section className="stack office-narrow">
      <h2>{t('office.staff.sessions.title')}</h2>
      <p>{t('office.staff.sessions.text')}</p>
      <SessionList sessions={sessions} />
      {sessions.length > 1 && (
        <Form method="post" reloadDocument>
          <Button type="submit" look="quiet" name="intent" value="end-other-sessions">
            {t('office.staff.sessions.endOthers')}
          </Button>
        </Form>
      )}
    </section>
  )
}
