import { Form } from 'react-router'
import type { StaffMember } from '#domain/staff/find-staff.ts'
import type { OfficeSession } from '#domain/staff/login/office-sessions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMe } from '#web/backoffice/frame/use-me.ts'
import { RoleChoice } from './role-choice.tsx'
import { SessionList } from './session-list.tsx'

export type Member = StaffMember & {
  /** Who wants to take the second factor away, as long as nobody else has agreed. */
  resetProposedBy: string | undefined
  sessions: OfficeSession[]
}

/** Everything that can be changed about somebody, folded away until it is wanted. */
export function ColleagueActions({ member, isFresh }: { member: Member; isFresh: boolean }) {
  const { id, username, roles, disabledAt, secondFactorSince, resetProposedBy, sessions } = member
  const t = useOfficeTranslate()
  const me = useMe()
  const intent = (name: string, text: string, look: 'quiet' | 'danger' = 'quiet') => (
    <Button type="submit" name="intent" value={name} look={look} size="small">
      {text}
    </Button>
  )

  return (
    <details>
      <summary>
        {t('office.staff.column.actions')}
        <span className="visually-hidden"> {username}</span>
      </summary>
      <div className="stack">
        <Form method="post" className="stack" reloadDocument>
          <input type="hidden" name="colleague" value={id} />
          {isFresh && <RoleChoice chosen={roles} />}
          <div className="cluster">
            {isFresh && intent('roles', t('office.staff.saveRoles'))}
            {isFresh && intent('password', t('office.staff.newPassword'))}
            {isFresh && disabledAt && intent('enable', t('office.staff.enable'))}
            {!disabledAt && intent('disable', t('office.staff.disable'), 'danger')}
          </div>
          {isFresh && secondFactorSince && (
            <div className="cluster">
              {!resetProposedBy && intent('propose-reset', t('office.staff.reset.propose'))}
              {resetProposedBy &&
                resetProposedBy !== me?.username &&
                intent('confirm-reset', t('office.staff.reset.confirm'))}
              {resetProposedBy && intent('withdraw-reset', t('office.staff.reset.withdraw'))}
            </div>
          )}
        </Form>
        {sessions.length > 0 && <SessionList sessions={sessions} />}
      </div>
    </details>
  )
}
