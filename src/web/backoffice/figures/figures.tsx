import { useLoaderData } from 'react-router'
import { readFigureQuestion } from '#domain/figures/figure-question.ts'
import { findFigures } from '#domain/figures/find-figures.ts'
import { formatLongDate } from '#shop/dates.ts'
import type { Storefronts } from '#shop/shop.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office } from '#web/backoffice/office-door.ts'
import { FigureFilters, type Asked } from './figure-filters.tsx'
import { figuresCsv } from './figures-csv.ts'
import { LineChart } from './line-chart.tsx'
import { Answers, Funnel, Payment, Revaluation, TurnoverBy, Waiting } from './figure-parts.tsx'

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
  office.csv('figures.see', 'kennzahlen.csv', async ({ engines, url }) => {
    return figuresCsv(await findFigures(engines, readFigureQuestion(readAsked(url), engines.now())))
  }),
]

export const loader = office.read('figures.see', async ({ engines, storefronts, url }) => {
  const asked = readAsked(url)
  const question = readFigureQuestion(asked, engines.now())
  const search = new URLSearchParams({ ...asked, format: 'csv' }).toString()
  return {
    asked: asked.days === '' ? { ...asked, from: question.from, to: question.to } : { ...asked, from: '', to: '' },
    question,
    search,
    countries: Object.keys(storefronts.countries),
    landingPages: landingPagesOf(storefronts),
    figures: await findFigures(engines, question),
  }
})

export default function FiguresPage() {
  const t = useOfficeTranslate()
  const { asked, question, search, countries, landingPages, figures } = useLoaderData<typeof loader>()
  const day = (text: string) => formatLongDate(text, 'de-DE')

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack">
          <h1>{t('office.frame.screen.figures')}</h1>
          <p className="lead">{t('office.figures.text', { from: day(question.from), to: day(question.to) })}</p>
        </div>
        <a href={`?${search}`} download>
          {t('office.figures.export')}
        </a>
      </div>
      <FigureFilters asked={asked} countries={countries} landingPages={landingPages} />
      <section className="stack">
        <h2>{t('office.figures.perDay.title')}</h2>
        <LineChart days={figures.days} />
      </section>
      <div className="office-board">
        <Funnel figures={figures} />
        <Revaluation figures={figures} />
        <Payment figures={figures} />
        <Answers figures={figures} />
        <TurnoverBy what="category" rows={figures.byCategory} />
        <TurnoverBy what="country" rows={figures.byCountry} />
        <Waiting figures={figures} />
      </div>
    </>
  )
}
