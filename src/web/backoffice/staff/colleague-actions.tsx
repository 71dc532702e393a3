import { Form } from 'react-router'
import type { StaffMember } from '#domain/staff/find-staff.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { RoleChoice } from './role-choice.tsx'

/** Everything that can be changed about somebody, folded away until it is wanted. */
export function ColleagueActions({ member: { id, username, roles, disabledAt } }: { member: StaffMember }) {
  const t = useOfficeTranslate()
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
      <Form method="post" className="stack" reloadDocument>
        <input type="hidden" name="colleague" value={id} />
        <RoleChoice chosen={roles} />
        <div className="cluster">
          {intent('roles', t('office.staff.saveRoles'))}
          {intent('password', t('office.staff.newPassword'))}
          {disabledAt
            ? intent('enable', t('office.staff.enable'))
            : intent('disable', t('office.staff.disable'), 'danger')}
        </div>
      </Form>
    </details>
  )
}
