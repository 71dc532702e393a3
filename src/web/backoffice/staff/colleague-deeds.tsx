import { Form } from 'react-router'
import type { StaffMember } from '#domain/staff/find-staff.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { RoleChoice } from './role-choice.tsx'

/** Everything that can be changed about somebody, folded away until it is wanted. */
export function ColleagueDeeds({ member: { id, username, roles, disabledAt } }: { member: StaffMember }) {
  const t = useOfficeTranslate()
  const deed = (name: string, text: string, look: 'quiet' | 'danger' = 'quiet') => (
    <Button type="submit" name="deed" value={name} look={look} size="small">
      {text}
    </Button>
  )

  return (
    <details>
      <summary>
        {t('office.staff.column.deeds')}
        <span className="visually-hidden"> {username}</span>
      </summary>
      <Form method="post" className="stack" reloadDocument>
        <input type="hidden" name="colleague" value={id} />
        <RoleChoice chosen={roles} />
        <div className="cluster">
          {deed('roles', t('office.staff.saveRoles'))}
          {deed('password', t('office.staff.newPassword'))}
          {disabledAt ? deed('enable', t('office.staff.enable')) : deed('disable', t('office.staff.disable'), 'danger')}
        </div>
      </Form>
    </details>
  )
}
