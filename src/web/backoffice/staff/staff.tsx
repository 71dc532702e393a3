import { data, redirect, useActionData, useLoaderData } from 'react-router'
import {
  changeRoles,
  disableColleague,
  enableColleague,
  giveNewPassword,
  hireColleague,
  type StaffRefusal,
} from '#domain/staff/change-staff.ts'
import { findStaff, type StaffMember } from '#domain/staff/find-staff.ts'
import { isRole, roles, type Role } from '#domain/staff/permissions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { AddColleague } from './add-colleague.tsx'
import { ColleagueActions } from './colleague-actions.tsx'

export const loader = office.read('staff.see', ({ engines }) => findStaff(engines))

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
  }
  const perform = actions[text('intent')]
  if (!perform) return redirect('/staff')
  const result = await perform()
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
  const staff = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.staff')}</h1>
        <p className="lead">{t('office.staff.text')}</p>
      </div>
      <StaffOutcome outcome={outcome} />
      <p className="office-soft">{t('office.staff.count', { count: staff.length })}</p>
      <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.frame.screen.staff')}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.staff.column.username')}</th>
              <th scope="col">{t('office.staff.column.roles')}</th>
              <th scope="col">{t('office.staff.column.since')}</th>
              <th scope="col">{t('office.staff.column.seen')}</th>
              {may('staff.change') && <th scope="col">{t('office.staff.column.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {staff.map((member) => (
              <StaffLine key={member.id} member={member} changeable={may('staff.change')} />
            ))}
          </tbody>
        </table>
      </div>
      {may('staff.change') && <AddColleague typed={outcome?.reason ? outcome.typed : undefined} />}
    </>
  )
}

function StaffLine({ member, changeable }: { member: StaffMember; changeable: boolean }) {
  const t = useOfficeTranslate()
  const { username, name, createdAt, seenAt, disabledAt } = member
  const roleName = (role: Role) => t(`office.staff.role.${role}`)

  return (
    <tr>
      <td>
        <strong>{username}</strong>
        {name && <div className="office-soft">{name}</div>}
        {disabledAt && <Badge look="danger">{t('office.staff.disabled')}</Badge>}
      </td>
      <td>
        {roles
          .filter((role) => member.roles.includes(role))
          .map(roleName)
          .join(', ')}
      </td>
      <td>{formatMoment(createdAt)}</td>
      <td>{formatMoment(seenAt)}</td>
      {changeable && (
        <td>
          <ColleagueActions member={member} />
        </td>
      )}
    </tr>
  )
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
