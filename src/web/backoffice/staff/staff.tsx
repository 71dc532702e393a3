import { data, redirect, useActionData, useLoaderData } from 'react-router'
import {
  changeRoles,
  disableColleague,
  enableColleague,
  giveNewPassword,
  hireColleague,
  type StaffRefusal,
} from '#domain/staff/change-staff.ts'
import { findStaff } from '#domain/staff/find-staff.ts'
import { endOfficeSession, findEverybodysSessions } from '#domain/staff/login/office-sessions.ts'
import { isRole, roles } from '#domain/staff/permissions.ts'
import {
  confirmSecondFactorReset,
  findResetProposals,
  proposeSecondFactorReset,
  withdrawSecondFactorReset,
} from '#domain/staff/second-factor/reset-second-factor.ts'
import { isFreshlyAuthenticated } from '#domain/staff/colleague.ts'
import { officeScreens, reauthenticateFor } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { AddColleague } from './add-colleague.tsx'
import { ColleagueActions, type Member } from './colleague-actions.tsx'

export const loader = office.read('staff.see', async ({ engines, colleague, entrant }) => {
  const [staff, proposals, sessions] = await Promise.all([
    findStaff(engines),
    findResetProposals(engines),
    findEverybodysSessions(engines, colleague, entrant?.session),
  ])
  const byStaff = Map.groupBy(sessions, ({ staffId }) => staffId)
  return {
    staff: staff.map((member): Member => ({
      ...member,
      resetProposedBy: proposals.get(member.id),
      sessions: byStaff.get(member.id) ?? [],
    })),
    isFresh: isFreshlyAuthenticated(colleague, engines.now()),
  }
})

type Outcome = { reason?: StaffRefusal; username?: string; password?: string; typed?: Record<string, string> }

/** A new password is shown by the answer itself, once: no address leads to it. */
export const action = office.change('staff.change', async ({ engines, colleague, form }) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const chosen = form.getAll('role').map(String).filter(isRole)
  const id = text('colleague')
  const typed = { username: text('username'), name: text('name') }
  const actions: Record<
    string,
    () => Promise<{ ok: true; username?: string; password?: string } | { ok: false; reason: StaffRefusal }>
  > = {
    add: () => hireColleague(engines, colleague, { ...typed, roles: chosen }),
    roles: () => changeRoles(engines, colleague, id, chosen),
    password: () => giveNewPassword(engines, colleague, id),
    disable: () => disableColleague(engines, colleague, id),
    enable: () => enableColleague(engines, colleague, id),
    'propose-reset': () => proposeSecondFactorReset(engines, colleague, id),
    'confirm-reset': () => confirmSecondFactorReset(engines, colleague, id),
    'withdraw-reset': () => withdrawSecondFactorReset(engines, colleague, id),
  }
  const ending = text('end-session')
  if (ending !== '') {
    await endOfficeSession(engines, colleague, ending)
    return redirect('/staff')
  }
  const perform = actions[text('intent')]
  if (!perform) return redirect('/staff')
  const result = await perform()
  if (!result.ok && result.reason === 'reauthenticate-first')
    return redirect(reauthenticateFor(officeScreens.staff.path))
  if (!result.ok) return data<Outcome>({ reason: result.reason, typed }, { status: 409 })
  if (!('password' in result)) return redirect('/staff')
  return data<Outcome>(
    { username: result.username!, password: result.password! },
    { headers: { 'Cache-Control': 'no-store' } },
  )
})

export default function Staff() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { staff, isFresh } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.staff')}</h1>
        <p className="lead">{t('office.staff.text')}</p>
      </div>
      <StaffOutcome outcome={outcome} />
      <p className="office-soft">{t('office.staff.count', { count: staff.length })}</p>
      <RowsTable
        caption={t('office.frame.screen.staff')}
        columns={useStaffColumns(isFresh)}
        rows={staff}
        keyOf={({ id }) => id}
      />
      {may('staff.change') && !isFresh && <ReauthenticateFirst />}
      {may('staff.change') && isFresh && <AddColleague typed={outcome?.reason ? outcome.typed : undefined} />}
    </>
  )
}

function ReauthenticateFirst() {
  const t = useOfficeTranslate()

  return (
    <p>
      <LinkButton href={reauthenticateFor(officeScreens.staff.path)}>{t('office.staff.reauthenticate')}</LinkButton>
    </p>
  )
}

function useStaffColumns(isFresh: boolean): Column<Member>[] {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()
  const actions: Column<Member> = {
    name: 'actions',
    title: t('office.staff.column.actions'),
    show: (member) => <ColleagueActions member={member} isFresh={isFresh} />,
  }

  return [
    {
      name: 'username',
      title: t('office.staff.column.username'),
      show: ({ username, name, disabledAt }) => (
        <>
          <strong>{username}</strong>
          {name && <div className="office-soft">{name}</div>}
          {disabledAt && <Badge look="danger">{t('office.staff.disabled')}</Badge>}
        </>
      ),
    },
    {
      name: 'roles',
      title: t('office.staff.column.roles'),
      show: (member) => {
        const own = roles.filter((role) => member.roles.includes(role))
        return own.map((role) => t(`office.staff.role.${role}`)).join(', ')
      },
    },
    {
      name: 'secondFactor',
      title: t('office.staff.column.secondFactor'),
      show: ({ secondFactorSince, resetProposedBy }) => (
        <>
          {secondFactorSince ? formatMoment(secondFactorSince) : '–'}
          {resetProposedBy && (
            <div>
              <Badge look="warning">{t('office.staff.reset.proposed', { username: resetProposedBy })}</Badge>
            </div>
          )}
        </>
      ),
    },
    { name: 'since', title: t('office.staff.column.since'), show: ({ createdAt }) => formatMoment(createdAt) },
    { name: 'seen', title: t('office.staff.column.seen'), show: ({ seenAt }) => formatMoment(seenAt) },
    ...(may('staff.change') ? [actions] : []),
  ]
}

function StaffOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const t = useOfficeTranslate()
  if (outcome?.reason) return <Notice look="danger" live="alert" title={t(`office.staff.problem.${outcome.reason}`)} />
  if (outcome?.password === undefined) return null
  const username = outcome.username ?? ''

  return (
    <Notice look="success" live="status" title={t('office.staff.password.title', { username })}>
      <p>
        <code className="office-code">{outcome.password}</code>
      </p>
      <p>{t('office.staff.password.text', { username })}</p>
    </Notice>
  )
}
