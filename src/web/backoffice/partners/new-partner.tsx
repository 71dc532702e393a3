import { data, Form, redirect, useActionData } from 'react-router'
import { writePartner } from '#domain/partners/change-partners.ts'
import type { PartnerForm } from '#domain/partners/partner.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { PartnerFields } from './partner-fields.tsx'
import { readPartnerFields } from './read-partner-form.ts'

export const action = office.change('partners.change', async ({ engines, storefronts, colleague, form: sent }) => {
  const form = readPartnerFields(sent)
  const result = await writePartner(engines, storefronts, colleague, form, { isNew: true })
  if (result.ok) return redirect('/partners')
  return data({ form, problems: result.reason === 'invalid' ? result.problems : {} }, { status: 422 })
})

const fresh: PartnerForm = {
  code: '',
  name: '',
  origins: '',
  landingPage: '',
  accent: '#0b5d4e',
  email: '',
  phone: '',
  welcome: '',
  active: true,
}

export default function NewPartner() {
  const t = useOfficeTranslate()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/partners">{t('office.partners.back')}</a>
        </p>
        <h1>{t('office.partners.new')}</h1>
      </div>
      <Form method="post" className="stack office-form" noValidate>
        <PartnerFields form={failed?.form ?? fresh} problems={failed?.problems ?? {}} known={false} />
        <div>
          <Button type="submit">{t('office.partners.create')}</Button>
        </div>
      </Form>
    </>
  )
}
