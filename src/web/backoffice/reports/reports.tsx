import { useLoaderData } from 'react-router'
import { readReportQuery } from '#domain/reports/report-query.ts'
import { findReports } from '#domain/reports/find-reports.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { Storefronts } from '#shop/shop.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { ReportFilters, type Asked } from './report-filters.tsx'
import { reportsCsv } from './reports-csv.ts'
import { LineChart } from './line-chart.tsx'
import { Answers, Funnel, Payment, Revaluation, TurnoverBy, Waiting } from './report-parts.tsx'

const readAsked = ({ searchParams }: URL): Asked => {
  const text = (name: string) => (searchParams.get(name) ?? '').slice(0, 40)
  const from = text('from')
  const days = text('days') || (from === '' ? '30' : '')
  return { days, from, to: text('to'), country: text('country'), landingPage: text('landingPage') }
}

const landingPagesOf = ({ countries }: Storefronts): string[] =>
  Object.values(countries)
    .flatMap(({ landingPage, landingPageB2B, landingPageAgan }) => [landingPage, landingPageB2B, landingPageAgan])
    .filter((page) => page !== null)

export const middleware = [
  office.csv('reports.see', 'kennzahlen.csv', async ({ engines, url }) => {
    return reportsCsv(await findReports(engines, readReportQuery(readAsked(url), engines.now())))
  }),
]

export const loader = office.read('reports.see', async ({ engines, storefronts, url }) => {
  const asked = readAsked(url)
  const question = readReportQuery(asked, engines.now())
  const search = new URLSearchParams({ ...asked, format: 'csv' }).toString()
  return {
    asked: asked.days === '' ? { ...asked, from: question.from, to: question.to } : { ...asked, from: '', to: '' },
    question,
    search,
    countries: Object.keys(storefronts.countries),
    landingPages: landingPagesOf(storefronts),
    reports: await findReports(engines, question),
  }
})

export default function ReportsPage() {
  const t = useOfficeTranslate()
  const { formatLongDay } = useFormats()
  const { asked, question, search, countries, landingPages, reports } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack">
          <h1>{t('office.frame.screen.reports')}</h1>
          <p className="lead">
            {t('office.reports.text', { from: formatLongDay(question.from), to: formatLongDay(question.to) })}
          </p>
        </div>
        <a href={`?${search}`} download>
          {t('office.reports.export')}
        </a>
      </div>
      <ReportFilters asked={asked} countries={countries} landingPages={landingPages} />
      <section className="stack">
        <h2>{t('office.reports.perDay.title')}</h2>
        <LineChart days={reports.days} />
      </section>
      <div className="office-board">
        <Funnel reports={reports} />
        <Revaluation reports={reports} />
        <Payment reports={reports} />
        <Answers reports={reports} />
        <TurnoverBy what="category" rows={reports.byCategory} />
        <TurnoverBy what="country" rows={reports.byCountry} />
        <Waiting reports={reports} />
      </div>
    </>
  )
}
