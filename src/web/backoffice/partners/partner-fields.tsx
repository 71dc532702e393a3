import type { PartnerForm, PartnerProblems } from '#domain/partners/partner.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, TextArea, TextInput } from '#web/ui/field.tsx'

type Props = {
  form: PartnerForm
  problems: PartnerProblems
  /** Whether the code stands already. */
  known: boolean
}

export function PartnerFields({ form, problems, known }: Props) {
  const t = useOfficeTranslate()
  const field = (name: Exclude<keyof PartnerForm, 'active'>) => {
    const problem = problems[name]
    return {
      name,
      label: t(`office.partners.${name}`),
      defaultValue: form[name],
      ...(problem !== undefined && { error: t(`office.partners.problem.${problem}`) }),
    }
  }

  return (
    <>
      <div className="grid grid--halves">
        <TextInput {...field('name')} required />
        <TextInput {...field('code')} hint={t('office.partners.codeHint')} readOnly={known} required />
      </div>
      <TextArea {...field('origins')} hint={t('office.partners.originsHint')} rows={4} spellCheck={false} />
      <div className="grid grid--halves">
        <TextInput {...field('landingPage')} hint={t('office.partners.landingPageHint')} required />
        <TextInput {...field('accent')} hint={t('office.partners.accentHint')} spellCheck={false} required />
      </div>
      <TextInput {...field('welcome')} hint={t('office.partners.welcomeHint')} />
      <div className="grid grid--halves">
        <TextInput {...field('email')} type="email" hint={t('office.partners.emailHint')} />
        <TextInput {...field('phone')} type="tel" />
      </div>
      <Checkbox label={t('office.partners.isActive')} name="active" value="yes" defaultChecked={form.active} />
    </>
  )
}
