import { roles, type Role } from '#domain/staff/permissions.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

export function RoleChoice({ chosen }: { chosen: readonly Role[] }) {
  const t = useOfficeTranslate()

  return (
    <fieldset className="office-choices">
      <legend>{t('office.staff.add.roles')}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="checkbox" name="role" value={role} defaultChecked={chosen.includes(role)} />
          {t(`office.staff.role.${role}`)}
        </label>
      ))}
    </fieldset>
  )
}
