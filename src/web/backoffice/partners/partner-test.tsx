import { data, useLoaderData } from 'react-router'
import { findPartner } from '#domain/partners/find-partners.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { embedding } from './embed-snippet.ts'

export const loader = office.read('partners.see', async ({ engines, storefronts, params, url }) => {
  const partner = await findPartner(engines, params['code'] ?? '')
  if (!partner) throw data(null, { status: 404 })
  const { code, name, origins, active } = partner
  return { code, name, active, isShownNowhere: origins.length === 0, embedding: embedding(storefronts, code, url) }
})

type Embedding = NonNullable<ReturnType<typeof embedding>>

/** What a partner copies into his page. The office itself never frames the shop: a link opens it instead. */
export default function PartnerTest() {
  const t = useOfficeTranslate()
  const { code, name, active, isShownNowhere, embedding: found } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/partners/${code}`}>{name}</a>
        </p>
        <h1>{t('office.partners.embed')}</h1>
        <p className="office-soft">{t('office.partners.embedText')}</p>
      </div>
      {!active && <Notice look="warning" title={t('office.partners.embedEnded')} />}
      {active && isShownNowhere && <Notice look="warning" title={t('office.partners.embedNowhere')} />}
      {found ? <Copied {...found} /> : <Notice look="warning" title={t('office.partners.embedNoDomain')} />}
    </>
  )
}

function Copied({ snippet, policy, links }: Embedding) {
  const t = useOfficeTranslate()

  return (
    <div className="stack office-form">
      <TextArea label={t('office.partners.snippet')} readOnly rows={5} spellCheck={false} value={snippet} />
      <TextArea
        label={t('office.partners.policy')}
        hint={t('office.partners.policyHint')}
        readOnly
        rows={2}
        spellCheck={false}
        value={policy}
      />
      <ul className="cluster link-list">
        {(['widget', 'business', 'shop'] as const).map(
          (each) =>
            links[each] && (
              <li key={each}>
                <a href={links[each]} target="_blank" rel="noopener">
                  {t(`office.partners.open.${each}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
