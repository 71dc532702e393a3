import type { AccountProblems, PayingAccountForm } from '#domain/settings/accounts/paying-account.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'

export function AccountFields({ form, problems }: { form: PayingAccountForm; problems: AccountProblems }) {
  const t = useOfficeTranslate()
  const field = (name: 'iban' | 'bic' | 'bank') => {
    const problem = problems[name]
    return {
      name,
      label: t(`office.settings.accounts.${name}`),
      defaultValue: form[name],
      required: true,
      ...(problem !== undefined && { error: t(officeKey(`office.settings.problem.${problem}`)) }),
    }
  }

  return (
    <>
      <TextInput {...field('iban')} spellCheck={false} autoComplete="off" />
      <TextInput {...field('bic')} spellCheck={false} autoComplete="off" />
      <TextInput {...field('bank')} />
      <Checkbox
        label={t('office.settings.accounts.instant')}
        name="instant"
        value="yes"
        defaultChecked={form.instantTransfers}
      />
    </>
  )
}
