import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { confirmPoint } from '#domain/settings/readiness/confirm-point.ts'
import { findOpenings, findReadiness, servedCountries } from '#domain/settings/readiness/find-readiness.ts'
import { isSettingName } from '#domain/settings/merchant-settings.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { isCountryCode } from '#shop/countries/all.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PointList, type ShownPoint } from './point-list.tsx'

export const loader = office.read('settings.see', async ({ engines, storefronts, installation }) => {
  const [list, openings] = await Promise.all([findReadiness(engines, storefronts, installation), findOpenings(engines)])
  const points: ShownPoint[] = list.map(({ missing, ...point }) => ({
    ...point,
    missing: missing.map((what) => ({ what, isSetting: isSettingName(what) })),
  }))
  return {
    isProduction: installation.isProduction,
    points,
    countries: servedCountries(storefronts, installation).map(({ code }) => {
      const opening = openings.find(({ country }) => country === code)
      return { code, openedAt: opening?.openedAt ?? null, openedBy: opening?.openedBy ?? null }
    }),
  }
})

const intents = {
  texts: ['readiness.confirm'],
  carrier: ['readiness.confirm'],
  backup: ['readiness.confirm'],
} as const

export const action = office.choose('intent', intents, async ({ engines, colleague, form, chosen, about }) => {
  if (chosen === 'texts' && !isCountryCode(about)) throw data(null, { status: 400 })
  const words = formText(form, 'words')
  const confirmed =
    chosen === 'texts' && isCountryCode(about)
      ? ({ point: 'texts', country: about } as const)
      : ({ point: chosen === 'carrier' ? 'carrier' : 'backup', words } as const)
  const result = await confirmPoint(engines, colleague, confirmed)
  if (result.ok) return redirect(`/readiness#${about ? `${chosen}-${about}` : chosen}`)
  return data(
    { problem: result.reason, point: chosen, words },
    { status: result.reason === 'not-yours-to-do' ? 403 : 422 },
  )
})

export default function Readiness() {
  const t = useOfficeTranslate()
  const { countryName, formatMoment } = useFormats()
  const { isProduction, points, countries } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const missing = points.filter(({ weight, isDone }) => weight === 'must' && !isDone).length

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.readiness')}</h1>
        <p className="office-soft">{t('office.settings.readiness.text')}</p>
      </div>
      <Notice
        look={missing === 0 ? 'success' : 'warning'}
        title={t('office.settings.readiness.summary', { must: missing })}
      >
        {!isProduction && t('office.settings.readiness.demo')}
      </Notice>
      <section className="stack" aria-labelledby="house">
        <h2 id="house">{t('office.settings.readiness.house')}</h2>
        <PointList points={points.filter(({ country }) => country === null)} failed={failed} />
      </section>
      {countries.map(({ code, openedAt, openedBy }) => (
        <section key={code} className="stack" aria-labelledby={`country-${code}`}>
          <h2 id={`country-${code}`}>{countryName(code)}</h2>
          {isProduction && <p className="office-soft">{openWords(openedAt, openedBy)}</p>}
          <PointList points={points.filter(({ country }) => country === code)} failed={failed} />
        </section>
      ))}
    </>
  )

  function openWords(openedAt: Date | null, openedBy: string | null): string {
    if (openedAt === null) return t('office.settings.readiness.closed')
    const when = formatMoment(openedAt)
    return openedBy === null
      ? t('office.settings.readiness.open', { when })
      : t('office.settings.readiness.openBy', { when, name: openedBy })
  }
}
