import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { publishVersion, saveDraft, showFile } from '#domain/content/texts/change-content.ts'
import { compareTexts } from '#domain/content/texts/compare-texts.ts'
import { isTopic, type ContentForm, type ContentVersion } from '#domain/content/texts/content-text.ts'
import { findFile, findVersions } from '#domain/content/texts/find-content.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { meaningsOf } from '#web/storefront/content/meanings-of.ts'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { Comparison } from './comparison.tsx'
import { ContentEditor } from './content-editor.tsx'
import { BackToFile, ContentState } from './content-state.tsx'
import { VersionList } from './version-list.tsx'

/** Which text an address means. */
function placeOf({ storefronts: { countries }, params }: OfficeRequest) {
  const { country: code = '', topic = '' } = params
  const country = Object.values(countries).find((each) => each.code === code)
  if (!country || !isTopic(topic)) throw data(null, { status: 404 })
  return { country, place: { country: country.code, topic } }
}

export const loader = office.read('content.see', async (request) => {
  const { engines, url } = request
  const { country, place } = placeOf(request)
  const versions = await findVersions(engines, place)
  const asked = url.searchParams.get('version')
  const published = versions.find(({ status }) => status === 'published')
  const file = findFile(engines, place)
  const chosen =
    asked === null
      ? newestOf(versions, file !== undefined && !published)
      : versions.find(({ version }) => String(version) === asked)
  if (asked !== null && !chosen) throw data(null, { status: 404 })
  // A text is compared with what visitors read; what they read is compared with the file.
  const base = published && chosen !== published ? published : file
  return {
    ...place,
    language: country.messages,
    chosen,
    file,
    newest: versions[0]?.version ?? 0,
    published: published?.version,
    comparison: chosen && base ? compareTexts(wholeOf(base), wholeOf(chosen)) : [],
    comparedWith: base === published ? published?.version : undefined,
    versions: versions.map(({ version, author, createdAt, status }) => ({ version, author, createdAt, status })),
    address: country.sellShopUrl + pathTo(country, 'content', { slug: country.contentSlugs[place.topic] }),
    meanings: meaningsOf(await findRules(engines), country),
  }
})

/** What one goes on writing; nothing where visitors have been sent back to the file. */
const newestOf = ([newest]: ContentVersion[], fileIsShown: boolean): ContentVersion | undefined =>
  fileIsShown && newest?.status === 'retired' ? undefined : newest

/** Title and description change, too. */
const wholeOf = ({ title, description, text }: ContentForm): string => [title, description, text].join('\n')

export const action = office.change('content.change', async (request) => {
  const { engines, colleague, form: sent } = request
  const { country, place } = placeOf(request)
  const address = `/content/${place.country}/${place.topic}`
  const form: ContentForm = {
    title: formText(sent, 'title'),
    description: formText(sent, 'description'),
    text: formText(sent, 'text'),
  }
  const actions = {
    publish: async () => {
      const meanings = meaningsOf(await findRules(engines), country)
      return publishVersion(engines, colleague, place, Number(formText(sent, 'version')), meanings)
    },
    save: () => saveDraft(engines, colleague, place, form, Number(formText(sent, 'seen'))),
    'show-file': () => showFile(engines, colleague, place),
  }
  const intent = Object.keys(actions).find((name): name is keyof typeof actions => name === formText(sent, 'intent'))
  if (!intent) return redirect(address)
  const result = await actions[intent]()
  if (result.ok) return redirect('version' in result ? `${address}?version=${result.version}` : address)
  const problems = result.reason === 'invalid' ? result.problems : {}
  const status = result.reason === 'invalid' ? 422 : 409
  return data({ form: intent === 'save' ? form : undefined, problem: result.reason, problems }, { status })
})

export default function ContentText() {
  const t = useOfficeTranslate()
  const found = useLoaderData<typeof loader>()
  const { country, topic, chosen, file, newest, published, comparison, comparedWith, versions, address } = found
  const failed = useActionData<typeof action>()
  const form = failed?.form ?? chosen ?? file ?? { title: t(`content.${topic}`), description: '', text: '' }

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
        <ContentState {...{ chosen, newest, published, country, topic }} hasFile={file !== undefined} />
      )}
      {published !== undefined && file && <BackToFile />}
      <ContentEditor
        key={`${country} ${topic} ${chosen?.version}`}
        form={form}
        problems={failed?.problems ?? {}}
        seen={newest}
        language={found.language}
        meanings={found.meanings}
      />
      <Comparison lines={comparison} version={comparedWith} />
      <VersionList {...{ country, topic, versions, chosen: chosen?.version }} />
    </>
  )
}
