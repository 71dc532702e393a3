import { findShownReviews, type ShownReviews } from '#domain/reviews/find-reviews.ts'
import { collectsReviews, type Review } from '#domain/reviews/review.ts'
import type { Country } from '#shop/countries/country.ts'
import { translator, type Translate } from '#shop/messages/messages.ts'
import type { PageContext } from '#web/context.ts'

/** What stands on one slide. Whatever begins with stars has their number as its name. */
export type Slide = {
  id: string
  head: string
  label?: string
  text: string
  more?: string
  foot?: string
  reply?: { title: string; text: string }
}

/** Everything is said here, so that the browser need not know how. */
export type ShownSeal = {
  title: string
  seal: { label: string; word: string; line: string }
  summary?: string
  how?: { title: string; text: string }
  slider: { label: string; previousLabel: string; nextLabel: string }
  slides: Slide[]
}

/** The seal and the slider of a country that has them. Until there are enough reviews, they say how one comes about. */
export async function loadReviews({ engines, shop, messages }: PageContext): Promise<ShownSeal | undefined> {
  if (!collectsReviews(shop)) return undefined
  const t = translator(messages, shop.country.icuLocale, shop.country.presence.brand)
  const shown = await findShownReviews(engines, shop)
  return {
    title: t('reviewSeal.title'),
    ...(shown ? opinions(t, shop.country, shown) : promises(t)),
  }
}

const sliderOf = (t: Translate, label: string) => ({
  label,
  previousLabel: t('reviewSeal.previous'),
  nextLabel: t('reviewSeal.next'),
})

const promises = (t: Translate): Omit<ShownSeal, 'title'> => ({
  seal: { label: t('reviewSeal.seal'), word: t('reviewSeal.sealWord'), line: t('reviewSeal.sealLine') },
  slider: sliderOf(t, t('reviewSeal.how')),
  slides: (['confirmed', 'kept', 'first'] as const).map((slide) => ({
    id: slide,
    head: t(`reviewSeal.${slide}`),
    text: t(`reviewSeal.${slide}Text`),
  })),
})

function opinions(t: Translate, country: Country, { seal, newest }: ShownReviews): Omit<ShownSeal, 'title'> {
  const decimal = new Intl.NumberFormat(country.icuLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const said = { average: decimal.format(seal.average), count: seal.count }
  return {
    seal: {
      label: `${t('reviewSeal.seal')}. ${t('reviewSeal.average', said)}`,
      word: said.average,
      line: t('reviewSeal.count', said),
    },
    summary: t('reviewSeal.summary', said),
    how: { title: t('reviewSeal.how'), text: t('reviewSeal.howText') },
    slider: sliderOf(t, t('reviewSeal.label')),
    slides: newest.map((review) => slideOf(t, country, review)),
  }
}

/** Longer opinions are opened by whoever wants to read on. */
const BEGINNING = 180

function slideOf(t: Translate, country: Country, review: Review): Slide {
  const { number, stars, name, category, writtenAt, reply } = review
  const month = new Intl.DateTimeFormat(country.icuLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: country.timeZone,
  })
  const who = name === '' ? t('reviewSeal.anonymous') : name
  return {
    id: String(number),
    head: '★'.repeat(stars) + '☆'.repeat(5 - stars),
    label: t('reviewSeal.stars', { stars }),
    ...cut(review.text),
    foot: [who, t(`category.${category}`), month.format(writtenAt)].join(' · '),
    ...(reply !== '' && { reply: { title: t('reviewSeal.reply'), text: reply } }),
  }
}

/** At the end of a word, if there is one. */
function cut(whole: string): { text: string; more?: string } {
  if (whole.length <= BEGINNING) return { text: whole }
  const end = whole.lastIndexOf(' ', BEGINNING)
  const at = end > 0 ? end : BEGINNING
  return { text: `${whole.slice(0, at)} …`, more: `… ${whole.slice(at).trimStart()}` }
}
