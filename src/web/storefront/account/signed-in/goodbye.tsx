import { useEffect, useRef } from 'react'
import { Scene } from '#web/art/scenes.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** What is left to say to somebody who has deleted his account. */
export function Goodbye() {
  const t = useTranslate()
  const path = usePath()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone with everything else.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="container account error-page">
      <PageHead title={t('account.goodbye.title')} description={t('account.description')} noindex />
      <Scene name="parcel" />
      <div className="stack">
        <h1 ref={heading} tabIndex={-1}>
          {t('account.goodbye.title')}
        </h1>
        <p className="lead">{t('account.goodbye.text')}</p>
        <p>
          <LinkButton href={path('home')}>{t('account.goodbye.link')}</LinkButton>
        </p>
      </div>
    </div>
  )
}
