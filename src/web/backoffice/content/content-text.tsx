import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { publishVersion, saveDraft } from '#domain/content/texts/change-content.ts'
import { compareTexts } from '#domain/content/texts/compare-texts.ts'
import { isTopic, type ContentForm, type ContentVersion } from '#domain/content/texts/content-text.ts'
import { findVersions } from '#domain/content/texts/find-content.ts'
import { pathTo } from '#shop/paths.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { officeContext } from '#web/backoffice/office-context.ts'
import { readForm } from '#web/backoffice/read-form.ts'
import { Comparison } from './comparison.tsx'
import { ContentEditor } from './content-editor.tsx'
import { VersionList } from './version-list.tsx'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params'>

/** Which text an address means. */
function placeOf({ context, params }: Asked) {
  const { countries } = officeContext(context).storefronts
  const { country: code = '', topic = '' } = params
  const country = Object.values(countries).find((each) => each.code === code)
  if (!country || !isTopic(topic)) throw data(null, { status: 404 })
  return { country, place: { country: country.code, topic } }
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { engines } = officeContext(context)
  const { country, place } = placeOf({ context, params })
  const versions = await findVersions(engines, place)
  const asked = url.searchParams.get('version')
  const chosen = asked === null ? versions[0] : versions.find(({ version }) => String(version) === asked)
  if (asked !== null && !chosen) throw data(null, { status: 404 })
  const published = versions.find(({ status }) => status === 'published')
  return {
    ...place,
    chosen,
    newest: versions[0]?.version ?? 0,
    published: published?.version,
    comparison: chosen && published && chosen !== published ? compareTexts(wholeOf(published), wholeOf(chosen)) : [],
    versions: versions.map(({ version, author, createdAt, status }) => ({ version, author, createdAt, status })),
    address: country.sellShopUrl + pathTo(country, 'content', { slug: country.contentSlugs[place.topic] }),
  }
}

/** Title and description change, too. */
const wholeOf = ({ title, description, text }: ContentVersion): string => [title, description, text].join('\n')

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { engines, colleague } = officeContext(context)
  const { place } = placeOf({ context, params })
  const sent = await readForm(request)
  const intent = formText(sent, 'intent')
  if (intent !== 'publish' && intent !== 'save') return redirect(`/content/${place.country}/${place.topic}`)
  const publishes = intent === 'publish'
  const form: ContentForm = {
    title: formText(sent, 'title'),
    description: formText(sent, 'description'),
    text: formText(sent, 'text'),
  }
  const result = publishes
    ? await publishVersion(engines, colleague, place, Number(formText(sent, 'version')))
    : await saveDraft(engines, colleague, place, form, Number(formText(sent, 'seen')))
  if (result.ok) return redirect(`/content/${place.country}/${place.topic}?version=${result.version}`)
  const problems = result.reason === 'invalid' ? result.problems : {}
  const status = result.reason === 'invalid' ? 422 : 409
  return data({ form: publishes ? undefined : form, problem: result.reason, problems }, { status })
}

export default function ContentText() {
  const t = useOfficeTranslate()
  const { country, topic, chosen, newest, published, comparison, versions, address } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const form = failed?.form ?? chosen ?? { title: t(`content.${topic}`), description: '', text: '' }

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/content">{t('office.content.back')}</a>
        </p>
        <h1>{t('office.content.title', { topic: t(`content.${topic}`), country: country.toUpperCase() })}</h1>
        <p>
          <a href={address} rel="noreferrer">
            {t('office.content.visit')}
          </a>
        </p>
      </div>
      {failed ? (
        <Notice look="danger" live="alert" title={t(`office.content.problem.${failed.problem}`)} />
      ) : (
        <State chosen={chosen?.version} newest={newest} published={published} />
      )}
      <ContentEditor
        key={`${country} ${topic} ${chosen?.version}`}
        form={form}
        problems={failed?.problems ?? {}}
        seen={newest}
        language={country}
      />
      <Comparison lines={comparison} published={published} />
      <VersionList {...{ country, topic, versions, chosen: chosen?.version }} />
    </>
  )
}

type StateProps = { chosen: number | undefined; newest: number; published: number | undefined }

/** What the colleague has before him. */
function State({ chosen, newest, published }: StateProps) {
  const t = useOfficeTranslate()
  if (chosen === undefined) return null
  if (chosen === published) return <Notice look="success" title={t('office.content.shown', { version: chosen })} />
  if (chosen < newest) return <Notice look="info" title={t('office.content.older', { version: chosen })} />
  return <Notice look="warning" title={t('office.content.saved', { version: chosen })} />
}
