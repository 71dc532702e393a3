import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '#shop/formats/dates.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { focusPage } from '#web/storefront/account/focus-page.ts'
import { RetryNotice } from '#web/storefront/account/retry-notice.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

type Session = { id: string; device: string; lastUsedAt: string; current: boolean }

const PATH = '/api/account/sessions'

/** Everywhere that somebody is logged in with this account, and the way to end it. */
export function SessionsSection() {
  const t = useTranslate()
  const action = useAction()
  const [sessions, setSessions] = useState<Session[] | 'failed'>()

  const load = async () => {
    const told = await askShop<{ sessions: Session[] }>('GET', PATH)
    setSessions(told.ok ? told.body.sessions : 'failed')
  }
  const end = async (path: string) => {
    if (!(await action.run(() => askShop('DELETE', path)))) return
    await load()
    focusPage()
  }

  const begin = useEffectEvent(load)
  useEffect(() => void begin(), [])

  return (
    <Card as="section">
      <h2>{t('account.sessions.title')}</h2>
      <p>{t('account.sessions.text')}</p>
      {sessions === undefined && <Skeleton label={t('account.loading')} />}
      {sessions === 'failed' && <RetryNotice onAgain={() => void load()} />}
      {Array.isArray(sessions) && <SessionList sessions={sessions} onEnd={(path) => void end(path)} />}
      <ActionNotice action={action} />
    </Card>
  )
}

function SessionList({ sessions, onEnd }: { sessions: Session[]; onEnd: (path: string) => void }) {
  const t = useTranslate()

  return (
    <>
      <ul className="lines">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => onEnd(`${PATH}/${session.id}`)} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <p>
          <Button look="quiet" onClick={() => onEnd(PATH)}>
            {t('account.sessions.endOthers')}
          </Button>
        </p>
      )}
    </>
  )
}

function SessionLine({ session: { device, lastUsedAt, current }, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslate()
  const { dateFormat, timeZone } = useShop().country
  const date = formatDate(lastUsedAt, dateFormat, timeZone)

  return (
    <li className="cluster cluster--apart">
      <div>
        <p>{device}</p>
        <p className="field__hint">{t('account.sessions.used', { date })}</p>
      </div>
      {current ? (
        <Badge look="brand">{t('account.sessions.here')}</Badge>
      ) : (
        <Button look="quiet" size="small" aria-label={`${t('account.sessions.end')} – ${device}`} onClick={onEnd}>
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}
