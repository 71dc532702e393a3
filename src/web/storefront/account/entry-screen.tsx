import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { ScriptsNeeded } from './scripts-needed.tsx'

type Props = { title: string; lead: ReactNode; children: ReactNode }

/** A screen around getting in: one column, one thing to do. When its title changes, something has happened. */
export function EntryScreen({ title, lead, children }: Props) {
  const t = useTranslate()
  const scripted = useScripted()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)

  useEffect(() => {
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])

  return (
    <div className="container account stack stack--loose">
      <PageHead title={title} description={t('account.description')} noindex />
      <div className="stack stack--tight">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead" role="status">
          {lead}
        </p>
      </div>
      <ScriptsNeeded />
      <div className="account-form">{scripted ? children : <Skeleton label={t('login.loading')} shape="block" />}</div>
    </div>
  )
}
