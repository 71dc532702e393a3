import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { findSection } from '#domain/settings/find-settings.ts'
import { findTextSettings } from '#domain/settings/find-text-settings.ts'
import {
  isSection,
  settingFacts,
  settingsOf,
  type Scope,
  type Section,
  type SettingName,
  type Values,
} from '#domain/settings/merchant-settings.ts'
import { saveSettings } from '#domain/settings/save-settings.ts'
import { settingsInForce } from '#domain/settings/settings-in-force.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { namedScopes, scopeIn } from './scope.ts'
import { ScopeLinks } from './scope-links.tsx'
import { SettingFields, type ShownSetting } from './setting-fields.tsx'
import { Meanwhile } from './meanwhile.tsx'

function placeOf({ params, url }: Pick<OfficeRequest, 'params' | 'url'>): { section: Section; scope: Scope } {
  const { section = '' } = params
  if (!isSection(section)) throw data(null, { status: 404 })
  return { section, scope: scopeIn(url) }
}

export const loader = office.read('settings.see', async (asked) => {
  const { engines, storefronts, url } = asked
  const { section, scope } = placeOf(asked)
  const saved = await findSection(engines, scope, section)
  return {
    section,
    scope,
    scopes: namedScopes(asked),
    fields: await fieldsOf(asked, section, scope, saved?.values ?? {}),
    textsIn: storefronts.countries[scope === 'company' ? 'de' : scope].icuLocale,
    revision: saved?.revision ?? 0,
    last: saved && { changedBy: saved.changedBy, changedAt: saved.changedAt },
    isSaved: url.searchParams.has('saved'),
  }
})

/** What a form asks for: of words for the texts only those that the texts want, in the words in which they want them. */
async function fieldsOf(
  { engines, storefronts }: OfficeRequest,
  section: Section,
  scope: Scope,
  values: Values,
): Promise<ShownSetting[]> {
  const countries = scope === 'company' ? (['de', ...countryCodes] as const) : [scope]
  const asked = section === 'texts' ? await findTextSettings(engines, countries) : undefined
  const inForce = settingsInForce(storefronts.countries[scope === 'company' ? storefronts.defaultCountry : scope])
  const isShown = (name: SettingName) => asked === undefined || asked.has(name) || values[name] !== undefined
  return settingsOf(section, scope)
    .filter(isShown)
    .map((name) => ({
      name,
      kind: settingFacts(name).kind,
      isWaivable: settingFacts(name).waivable ?? false,
      value: values[name] ?? '',
      asked: asked?.get(name) ?? '',
      inForce: values[name] === undefined ? (inForce[name] ?? '') : '',
    }))
}

export const action = office.change('settings.change', async (asked) => {
  const { engines, colleague, form } = asked
  const { section, scope } = placeOf(asked)
  const result = await saveSettings(engines, colleague, {
    scope,
    section,
    typed: (name) => formText(form, name),
    seen: Number(formText(form, 'seen')),
  })
  if (result.ok) return redirect(`/settings/${section}?scope=${scope}&saved=yes`)
  if (result.reason === 'not-yours-to-do') throw data(null, { status: 403 })
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  if (result.reason === 'invalid') return data({ typed, problems: result.problems, now: undefined }, { status: 422 })
  const { values, revision, changedBy, changedAt } = result.now
  return data({ typed, problems: {}, now: { values, revision, changedBy, changedAt } }, { status: 409 })
})

export default function SettingsSection() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()
  const { section, scope, scopes, fields, textsIn, revision, last, isSaved } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const mayChange = may('settings.change')

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/settings">{t('office.settings.back')}</a>
        </p>
        <h1>{t(`office.settings.section.${section}`)}</h1>
        <p className="office-soft">{t(`office.settings.sectionText.${section}`)}</p>
        <p className="office-soft">{t('office.settings.scopeText')}</p>
        <ScopeLinks path={`/settings/${section}`} scope={scope} scopes={scopes} />
        {last && (
          <p className="office-soft">
            {t('office.settings.lastChange', { name: last.changedBy, when: formatMoment(last.changedAt) })}
          </p>
        )}
      </div>
      {isSaved && !failed && <Notice look="success" live="status" title={t('office.settings.saved')} />}
      {failed?.now && <Meanwhile fields={fields} typed={failed.typed} {...failed.now} />}
      {failed && !failed.now && <Notice look="danger" live="alert" title={t('office.settings.failed')} />}
      {!mayChange && <Notice title={t('office.settings.notYours')} />}
      {fields.length === 0 && <p className="office-empty">{t('office.settings.none')}</p>}
      <Form method="post" className="stack office-form" noValidate key={`${section} ${scope}`}>
        <input type="hidden" name="seen" value={failed?.now?.revision ?? revision} />
        <SettingFields
          fields={fields}
          typed={failed?.typed ?? {}}
          problems={failed?.problems ?? {}}
          readOnly={!mayChange}
          textsIn={textsIn}
        />
        {mayChange && fields.length > 0 && (
          <div>
            <Button type="submit">{t('office.settings.save')}</Button>
          </div>
        )}
      </Form>
    </>
  )
}
