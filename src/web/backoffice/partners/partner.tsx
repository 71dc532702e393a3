import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { writePartner } from '#domain/partners/change-partners.ts'
import { findPartner } from '#domain/partners/find-partners.ts'
import { partnerForm, typedPercent } from '#domain/partners/partner.ts'
import { setCommission } from '#domain/partners/set-commission.ts'
import { setLogo } from '#domain/partners/set-logo.ts'
import { skinPath } from '#web/embed/skin-path.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { CommissionForm } from './commission-form.tsx'
import { LogoForm } from './logo-form.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { readPartnerFields } from './read-partner-form.ts'
import { SkinPreview } from './skin-preview.tsx'

export const loader = office.read('partners.see', async ({ engines, params }) => {
  const partner = await findPartner(engines, params['code'] ?? '')
  if (!partner) throw data(null, { status: 404 })
  const { createdAt: _, basisPoints, logo, ...rest } = partner
  const skin = partner.active ? skinPath(partner) : undefined
  return { form: partnerForm(rest), percent: typedPercent(basisPoints), skin, logo }
})

const intents = {
  entry: ['partners.change'],
  commission: ['commission.change'],
  logo: ['partners.change'],
  'no-logo': ['partners.change'],
} as const

export const action = office.choose(
  'intent',
  intents,
  async ({ engines, storefronts, colleague, params, form: sent, chosen }) => {
    const code = params['code'] ?? ''
    if (chosen === 'commission') {
      const percent = formText(sent, 'percent')
      const set = await setCommission(engines, colleague, { code, percent })
      return set.ok ? redirect('/partners') : data({ problem: set.reason, percent }, { status: 422 })
    }
    if (chosen === 'logo' || chosen === 'no-logo') {
      const file = chosen === 'logo' ? await bytesOf(sent.get('file')) : null
      const set = await setLogo(engines, colleague, { code, file })
      if (set.ok) return redirect(`/partners/${code}`)
      return set.reason === 'invalid'
        ? data({ logoProblem: set.problem, problem: undefined }, { status: 422 })
        : data({ problem: set.reason }, { status: 409 })
    }
    const form = { ...readPartnerFields(sent), code }
    const result = await writePartner(engines, storefronts, colleague, form, { isNew: false })
    if (result.ok) return redirect('/partners')
    const problems = result.reason === 'invalid' ? result.problems : {}
    const problem = result.reason === 'invalid' ? undefined : result.reason
    return data({ form, problems, problem }, { status: problem ? 409 : 422 })
  },
)

const bytesOf = async (file: FormDataEntryValue | null): Promise<Uint8Array> =>
  new Uint8Array(file instanceof File ? await file.arrayBuffer() : [])

export default function PartnerPage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { form, percent, skin, logo } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const typed = failed && 'form' in failed ? failed : undefined

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
        <PartnerFields form={typed?.form ?? form} problems={typed?.problems ?? {}} known />
        {may('partners.change') && (
          <div>
            <Button type="submit" name="intent" value="entry">
              {t('office.partners.save')}
            </Button>
          </div>
        )}
      </Form>
      <LogoForm
        name={form.name}
        logo={logo}
        problem={failed && 'logoProblem' in failed ? failed.logoProblem : undefined}
      />
      <CommissionForm percent={failed && 'percent' in failed ? failed.percent : percent} />
      {skin && <SkinPreview code={form.code} skin={skin} />}
    </>
  )
}
