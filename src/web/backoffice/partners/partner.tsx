import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { writePartner } from '#domain/partners/change-partners.ts'
import { findPartner } from '#domain/partners/find-partners.ts'
import { partnerForm } from '#domain/partners/partner.ts'
import { skinPath } from '#web/serving/skin-files.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-door.ts'
import { PartnerFields } from './partner-fields.tsx'
import { readPartnerFields } from './read-partner-form.ts'
import { SkinPreview } from './skin-preview.tsx'

export const loader = office.read('partners.see', async ({ engines, params }) => {
  const partner = await findPartner(engines, params['code'] ?? '')
  if (!partner) throw data(null, { status: 404 })
  const { createdAt: _, ...rest } = partner
  return { form: partnerForm(rest), skin: partner.active ? skinPath(partner) : undefined }
})

export const action = office.change(
  'partners.change',
  async ({ engines, storefronts, colleague, params, form: sent }) => {
    const form = { ...readPartnerFields(sent), code: params['code'] ?? '' }
    const result = await writePartner(engines, storefronts, colleague, form, { isNew: false })
    if (result.ok) return redirect('/partners')
    const problems = result.reason === 'invalid' ? result.problems : {}
    const problem = result.reason === 'invalid' ? undefined : result.reason
    return data({ form, problems, problem }, { status: problem ? 409 : 422 })
  },
)

export default function PartnerPage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { form, skin } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/partners">{t('office.partners.back')}</a>
        </p>
        <h1>{form.name}</h1>
        <p className="cluster">
          <a href={`/partners/commission?partner=${form.code}`}>{t('office.partners.report')}</a>
          <a href={`/partners/${form.code}/test`}>{t('office.partners.embed')}</a>
        </p>
      </div>
      {failed?.problem && <Notice look="danger" live="alert" title={t(`office.partners.problem.${failed.problem}`)} />}
      <Form method="post" className="stack office-form" noValidate>
        <PartnerFields form={failed?.form ?? form} problems={failed?.problems ?? {}} known />
        {may('partners.change') && (
          <div>
            <Button type="submit">{t('office.partners.save')}</Button>
          </div>
        )}
      </Form>
      {skin && <SkinPreview code={form.code} skin={skin} />}
    </>
  )
}
