import { useLoaderData } from 'react-router'
import { countRequestedQuotes } from '#domain/business/quotes/find-business-quotes.ts'
import { countApprovals } from '#domain/catalogue/versions/find-versions.ts'
import { countCases } from '#domain/cases/find-cases.ts'
import { findQueues as findSubjects } from '#domain/contact/messages/find-messages.ts'
import { findFailingSteps } from '#domain/retention/find-failing-steps.ts'
import { findOpenings, findReadiness } from '#domain/settings/readiness/find-readiness.ts'
import { missingFor } from '#domain/settings/readiness/readiness.ts'
import { may } from '#domain/staff/permissions.ts'
import { findQueues } from '#domain/trades/lists/find-queues.ts'
import { officeQueues, type OfficeQueue } from '#domain/trades/lists/office-queue.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useAge } from './frame/office-time.ts'
import { useMe } from './frame/use-me.ts'
import { OverdueRetention } from './jobs/overdue-retention.tsx'
import { office, type OfficeRequest } from './office-handlers.ts'
import { RedPoints } from './settings/red-points.tsx'

export const loader = office.read('dashboard.see', async (asked) => {
  const { engines, colleague } = asked
  const queues = may(colleague, 'trades.see') ? await findQueues(engines) : []
  const isOwn = ({ queue }: { queue: OfficeQueue }) =>
    officeQueues[queue].some((permission) => may(colleague, permission))
  return {
    now: engines.now(),
    own: queues.filter(isOwn),
    others: queues.filter((queue) => !isOwn(queue)),
    messages: may(colleague, 'contact.change') ? await waitingMessages(engines) : undefined,
    quotes: may(colleague, 'businessQuotes.change') ? await countRequestedQuotes(engines) : undefined,
    cases: may(colleague, 'cases.change') ? await waitingCases(engines) : undefined,
    approvals: may(colleague, 'prices.approve') ? await countApprovals(engines, colleague) : undefined,
    redPoints: may(colleague, 'settings.see') ? await countRedPoints(asked) : 0,
    failingSteps: may(colleague, 'jobs.see') ? await findFailingSteps(engines) : [],
  }
})

/** What is missing again in a shop that is open: it stays open, but somebody has to know. */
async function countRedPoints({ engines, storefronts, installation }: OfficeRequest): Promise<number> {
  if (!installation.isProduction) return 0
  const [list, openings] = await Promise.all([findReadiness(engines, storefronts, installation), findOpenings(engines)])
  const missing = openings.flatMap(({ country }) => missingFor(list, country))
  return new Set(missing).size
}

/** What people wrote and nobody has answered, about any subject. */
async function waitingMessages(engines: OfficeRequest['engines']) {
  const waiting = (await findSubjects(engines)).filter(({ oldest }) => oldest !== null)
  const oldest = waiting.map((each) => each.oldest!).toSorted((one, other) => one.getTime() - other.getTime())[0]
  return { count: waiting.reduce((sum, each) => sum + each.waiting, 0), oldest }
}

/** What does not fit, of any kind, and how much of it is late. */
async function waitingCases(engines: OfficeRequest['engines']) {
  const counts = await countCases(engines)
  const sum = (of: (each: (typeof counts)[number]) => number) => counts.reduce((total, each) => total + of(each), 0)
  return { count: sum(({ open }) => open), overdue: sum(({ overdue }) => overdue) }
}

type Queue = Awaited<ReturnType<typeof loader>>['own'][number]

/** Where a queue is worked off, if it has a station of its own. */
const stations: Partial<Record<OfficeQueue, string>> = {
  inspection: '/inspection',
  returns: '/returns',
  payouts: '/payouts',
}

const listOf = (queue: OfficeQueue): string => `/trades?queue=${queue}&sort=since`

export default function Dashboard() {
  const t = useOfficeTranslate()
  const me = useMe()
  const { now, own, others, messages, quotes, cases, approvals, failingSteps, redPoints } =
    useLoaderData<typeof loader>()
  const hasWork = own.length > 0 || [messages, quotes, cases, approvals].some((each) => each !== undefined)

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.trades.dashboard.hello', { name: me?.username ?? '' })}</h1>
        {hasWork && <p className="office-soft">{t('office.trades.dashboard.text')}</p>}
      </div>
      <OverdueRetention steps={failingSteps} />
      <RedPoints count={redPoints} />
      {hasWork && (
        <ul className="office-grid office-queues">
          {own.map((queue) => (
            <QueueCard key={queue.queue} queue={queue} now={now} />
          ))}
          {cases && <CasesCard {...cases} />}
          {messages && (
            <WaitingCard
              {...messages}
              now={now}
              href="/contact?status=waiting"
              name={t('office.frame.screen.contact')}
            />
          )}
          {quotes && (
            <WaitingCard
              {...quotes}
              now={now}
              href="/business-quotes?status=requested&sort=created"
              name={t('office.frame.screen.businessQuotes')}
            />
          )}
          {approvals && (
            <WaitingCard {...approvals} now={now} href="/approvals" name={t('office.frame.screen.approvals')} />
          )}
        </ul>
      )}
      {others.length > 0 && (
        <section className="stack">
          <h2>{t('office.trades.dashboard.others')}</h2>
          <ul className="office-others">
            {others.map(({ queue, count }) => (
              <li key={queue}>
                <a href={listOf(queue)}>{t(`office.trades.queue.${queue}`)}</a> <strong>{count}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function QueueCard({ queue: { queue, count, oldest, nextDue, late }, now }: { queue: Queue; now: Date }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const age = useAge(now)

  return (
    <Card as="li" look={count === 0 ? 'quiet' : 'plain'} className="office-queue">
      <p className="office-queue__count">{count}</p>
      <h2 className="office-queue__name">
        <CardLink href={stations[queue] ?? listOf(queue)}>{t(`office.trades.queue.${queue}`)}</CardLink>
      </h2>
      <p className="office-soft">
        {oldest ? t('office.trades.dashboard.oldest', { age: age(oldest) }) : t('office.trades.dashboard.nothing')}
      </p>
      {nextDue && <p className="office-soft">{t('office.trades.dashboard.due', { when: formatMoment(nextDue) })}</p>}
      {queue === 'inspection' && count > 0 && (
        <p>
          <Badge look={late > 0 ? 'danger' : 'success'}>
            {late > 0 ? t('office.trades.dashboard.late', { count: late }) : t('office.trades.dashboard.onTime')}
          </Badge>
        </p>
      )}
    </Card>
  )
}

/** What does not fit. What is overdue is counted by itself. */
function CasesCard({ count, overdue }: { count: number; overdue: number }) {
  const t = useOfficeTranslate()

  return (
    <Card as="li" look={count === 0 ? 'quiet' : 'plain'} className="office-queue">
      <p className="office-queue__count">{count}</p>
      <h2 className="office-queue__name">
        <CardLink href="/cases">{t('office.frame.screen.cases')}</CardLink>
      </h2>
      <p>
        <Badge look={overdue > 0 ? 'danger' : 'success'}>{t('office.cases.overdueCount', { count: overdue })}</Badge>
      </p>
    </Card>
  )
}

type WaitingProps = { count: number; oldest: Date | null | undefined; now: Date; href: string; name: string }

/** What waits besides devices. */
function WaitingCard({ count, oldest, now, href, name }: WaitingProps) {
  const t = useOfficeTranslate()
  const age = useAge(now)

  return (
    <Card as="li" look={count === 0 ? 'quiet' : 'plain'} className="office-queue">
      <p className="office-queue__count">{count}</p>
      <h2 className="office-queue__name">
        <CardLink href={href}>{name}</CardLink>
      </h2>
      <p className="office-soft">
        {oldest ? t('office.trades.dashboard.oldest', { age: age(oldest) }) : t('office.trades.dashboard.nothing')}
      </p>
    </Card>
  )
}
