import { useEffect, useRef, type ReactNode } from 'react'
import type { LinkedModel } from '#domain/catalogue/addresses/link-models.ts'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { ModelLink } from './model-link.tsx'
import { phoneInHand } from './phone-in-hand.ts'

/** For as long as this page is open, and nowhere else: nothing about it is stored. */
let dismissed = false

/** Asks the phone what it is and the shop which model that is; shows nothing if either does not know. */
export async function recognise(show: (card: ReactNode) => void): Promise<void> {
  const phone = dismissed ? undefined : await phoneInHand()
  const answer = phone === undefined ? undefined : await fetch(`/api/recognition?${phone}`)
  if (!answer?.ok) return
  const { models } = (await answer.json()) as { models: LinkedModel[] }
  const dismiss = () => {
    dismissed = true
    show(undefined)
  }
  if (models.length > 0) show(<PhoneCard models={models} dismiss={dismiss} />)
}

type Props = { models: LinkedModel[]; dismiss: () => void }

/** Lies over the lower edge, so that nothing moves; does not ask for the focus, and goes when it is sent away. */
function PhoneCard({ models, dismiss }: Props) {
  const t = useTranslate()
  const card = useRef<HTMLDivElement>(null)
  useEscape(() => {
    // Whoever stood inside the card would be left standing nowhere.
    if (card.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    dismiss()
  })
  const [first] = models

  return (
    <div ref={card} className="recognition__card card" role="group" aria-labelledby="recognition-question">
      <div className="recognition__head">
        <p id="recognition-question">
          <strong>{t(models.length === 1 ? 'recognition.question' : 'recognition.choice')}</strong>
        </p>
        <button type="button" className="icon-button" aria-label={t('site.close')} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
      {models.length === 1 ? <ModelLink {...first!} /> : <Choices models={models} />}
      <p className="recognition__note">{t('recognition.note')}</p>
    </div>
  )
}

/** Many iPhones share a screen, so the right one may be missing; of other makers two models at most share a number. */
function Choices({ models }: { models: LinkedModel[] }) {
  const t = useTranslate()
  const path = usePath()
  const { iphone } = useShop().country.categorySlugs

  return (
    <>
      <ul className="recognition__choices">
        {models.map((model) => (
          <li key={model.url}>
            <ModelLink {...model} small />
          </li>
        ))}
      </ul>
      {models.every(({ manufacturer }) => manufacturer === 'Apple') && (
        <p>
          <a href={path('sellCategory', { category: iphone })}>{t('recognition.other')}</a>
        </p>
      )}
    </>
  )
}

function useEscape(leave: () => void): void {
  useEffect(() => {
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && leave()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
