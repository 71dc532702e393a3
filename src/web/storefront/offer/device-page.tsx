import { lazy, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { TrustLine } from '#web/storefront/catalogue/product/device-offer.tsx'
import { Product } from '#web/storefront/catalogue/product/product.tsx'
import { answersSearch, withoutAnswer } from '#domain/offers/questions/answers-address.ts'
import { FastLane } from './fast-lane.tsx'
import type { DevicePageData } from './load-device-page.ts'
import type { QuestionsData } from './load-questions.ts'

const loadAnswering = () => import('./answering.tsx')
const Answering = lazy(async () => ({ default: (await loadAnswering()).Answering }))
const QuestionForm = lazy(async () => ({ default: (await loadAnswering()).QuestionForm }))
const MadeOffer = lazy(async () => ({ default: (await import('./made-offer.tsx')).MadeOffer }))

/** Everything about one device in one place, which stays when an answer leads from one page to the next. */
export function DevicePage(page: DevicePageData) {
  useFocusOnNext()
  // The list of statements comes with the page; whoever reads it may confirm it.
  useEffect(() => void loadAnswering().catch(() => undefined), [])

  return (
    <>
      <p role="status" className="visually-hidden">
        {useNews(page)}
      </p>
      <Step {...page} />
    </>
  )
}

/** What the later steps share with the first is handed to them, so that it stands in one file of scripts. */
function Step(page: DevicePageData) {
  const path = usePath()
  if (page.kind === 'product') {
    const { product, questions } = page
    return <Product {...page}>{questions && <Asking device={product} questions={questions} />}</Product>
  }
  const here = path('product', { pdp: page.device.url })
  if (page.kind === 'offer') {
    const { answers, id } = page.offer
    return (
      <MadeOffer {...page} change={`${here}${answersSearch(answers, { replaces: id })}#questions`}>
        <TrustLine />
      </MadeOffer>
    )
  }
  const { questions, replaces } = page
  const without = (code: string) =>
    `${here}${answersSearch(withoutAnswer(questions.answers, code), { replaces })}#questions`
  const list = `${here}${answersSearch(questions.answers, { replaces, lane: 'list' })}#questions`
  const last = questions.given.at(-1)
  return (
    <Answering {...page} without={without} list={list}>
      <Asking {...page} back={questions.list === 'confirmed' ? list : last && without(last.code)} />
    </Answering>
  )
}

type AskingProps = {
  device: { url: string }
  questions: QuestionsData
  replaces?: string | undefined
  back?: string | undefined
}

/** Everything at once, or one question. */
function Asking(props: AskingProps) {
  const { statements } = props.questions
  return statements ? <FastLane {...props} statements={statements} /> : <QuestionForm {...props} />
}

/** After an answer the next question has the focus, so that it is read aloud and the next Tab leads to its answers. */
function useFocusOnNext(): void {
  const { search } = useLocation()
  const before = useRef(search)
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    document.getElementById('question')?.focus({ preventScroll: true })
  }, [search])
}

/** What has changed, for those who do not see it. */
function useNews(page: DevicePageData): string {
  const t = useTranslate()
  if (page.kind === 'offer') return `${t('offer.made.title')} – ${page.offer.price}`
  if (page.kind === 'product' || page.questions.gate) return ''

  const { step, steps, current, price, statements } = page.questions
  if (statements) return t('product.lane.title')
  const progress = t(current ? 'product.questions.progress' : 'product.questions.done.title', { step, steps })
  return `${progress}. ${t('product.questions.soFar')} – ${price}`
}
