import { isbot } from 'isbot'
import { useEffect, useRef, useState } from 'react'
import messagesIn from 'virtual:consent-messages'
import { languageTag, type Locale } from '#shop/messages/locale.ts'
import type { Messages } from '#shop/messages/messages.ts'
import { MessagesProvider, usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** A search engine has no opinion. */
export const isBot = (): boolean => isbot(navigator.userAgent)

export const wordsIn = (locale: Locale): Promise<Partial<Messages>> => messagesIn(languageTag(locale))

type Question = {
  partnerUrl: string
  /** Only if the visitor opened it; otherwise nobody is interrupted. */
  takesFocus: boolean
  onAnswer(tracking: boolean): void
}

/** Over the page, not in its way: everything else still works, and no weighs as much as yes. On a phone it opens to say more. */
export function ConsentBanner({ messages: own, ...question }: Question & { messages: Partial<Messages> }) {
  return (
    <MessagesProvider messages={own}>
      <Banner {...question} />
    </MessagesProvider>
  )
}

function Banner({ partnerUrl, takesFocus, onAnswer }: Question) {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country
  const { card, title, giveFocusBack } = useBorrowedFocus(takesFocus)
  const [isOpen, setOpen] = useState(takesFocus)
  const partner = new URL(partnerUrl, location.origin)
  const answer = (tracking: boolean) => {
    giveFocusBack()
    onAnswer(tracking)
  }

  return (
    <section ref={card} className="card consent__card" aria-labelledby="consent-title">
      <h2 id="consent-title" ref={title} tabIndex={-1}>
        {t('consent.title')}
      </h2>
      <Button
        look="ghost"
        size="small"
        className="consent__more"
        aria-expanded={isOpen}
        aria-controls="consent-text"
        onClick={() => setOpen(!isOpen)}
      >
        {t('consent.more')}
      </Button>
      <p id="consent-text" className={classNames('consent__text', isOpen && 'consent__text--open')}>
        {t('consent.text')} {partner.origin !== location.origin && t('consent.partner', { partner: partner.host })}{' '}
        {t('consent.change')} <a href={path('content', { slug: contentSlugs.privacy })}>{t('content.privacy')}</a>
      </p>
      <p className="consent__answers">
        <Button look="quiet" onClick={() => answer(false)}>
          {t('consent.refuse')}
        </Button>
        <Button look="quiet" onClick={() => answer(true)}>
          {t('consent.accept')}
        </Button>
      </p>
    </section>
  )
}

/** Whoever was somewhere on the page before answering is there again afterwards. */
function useBorrowedFocus(takesFocus: boolean) {
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    const banner = card.current
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!banner?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget as HTMLElement | null
    }
    banner?.addEventListener('focusin', remember)
    if (takesFocus) title.current?.focus()
    // Whoever is in the middle of something still sees it.
    else if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' })
    return () => banner?.removeEventListener('focusin', remember)
  }, [takesFocus])

  return { card, title, giveFocusBack: () => cameFrom.current?.focus() }
}
