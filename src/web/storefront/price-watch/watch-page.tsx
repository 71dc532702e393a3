import type { ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { ReadingPage } from '#web/storefront/reading-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { title: string; lead?: string; children?: ReactNode }

/** A page of the price watch. */
export function WatchPage(props: Props) {
  return <ReadingPage noindex {...props} description={useTranslate()('priceWatch.description')} />
}

/** Back to what it was all about. */
export function ToDevice({ url }: { url: string }) {
  const t = useTranslate()
  const path = usePath()

  return (
    <p>
      <LinkButton href={path('product', { pdp: url })} look="quiet">
        {t('priceWatch.device')}
      </LinkButton>
    </p>
  )
}
