import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { RoleChoice } from './role-choice.tsx'

export function AddColleague({ typed }: { typed: Record<string, string> | undefined }) {
  const t = useOfficeTranslate()

  return (
    <section className="stack office-narrow">
      <h2>{t('office.staff.add.title')}</h2>
      <Form method="post" className="stack" reloadDocument>
        <TextInput
          label={t('office.staff.add.username')}
          hint={t('office.staff.add.usernameHint')}
          name="username"
          defaultValue={typed?.['username'] ?? ''}
          autoCapitalize="none"
          autoComplete="off"
          required
        />
        <TextInput
          label={t('office.staff.add.name')}
          name="name"
          defaultValue={typed?.['name'] ?? ''}
          autoComplete="off"
        />
        <RoleChoice chosen={[]} />
        <div>
          <Button type="submit" name="intent" value="add">
            {t('office.staff.add.send')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
