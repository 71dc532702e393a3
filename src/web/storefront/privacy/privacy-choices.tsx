import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { pathTo } from '#shop/screens/paths.ts'
import { pageContext } from '#web/context.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { ReadingPage } from '#web/storefront/reading-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CountingChoice } from './counting-choice.tsx'
import { StoredThings } from './stored-things.tsx'

export function loader({ url }: LoaderFunctionArgs) {
  return { cleared: url.searchParams.has('cleared') }
}

/** The browser itself forgets what it kept for this shop; also cookies that no script can read. */
export function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const { country } = context.get(pageContext).shop
  return redirect(`${pathTo(country, 'privacyChoices')}?cleared`, {
    status: 303,
    headers: { 'Clear-Site-Data': '"cookies", "storage"' },
  })
}

/** What lies in this browser, why, and how it is changed. */
export default function PrivacyChoices() {
  const t = useTranslate()
  const { cleared } = useLoaderData<typeof loader>()

  return (
    <ReadingPage title={t('privacy.title')} description={t('privacy.description')} lead={t('privacy.lead')} noindex>
      {cleared && (
        <Notice look="success" live="status" title={t('privacy.cleared')}>
          <p>{t('privacy.clearedText')}</p>
        </Notice>
      )}
      <CountingChoice />
      <section className="prose">
        <h2>{t('privacy.stored')}</h2>
        <StoredThings />
      </section>
      <Clearing />
      <Elsewhere />
    </ReadingPage>
  )
}

/** A plain form: the page starts anew, so that nothing in its memory writes itself down again. */
function Clearing() {
  const t = useTranslate()

  return (
    <Card as="section">
      <h2>{t('privacy.clear')}</h2>
      <p>{t('privacy.clearText')}</p>
      <form method="post" action={usePath()('privacyChoices')}>
        <Button type="submit" look="quiet">
          {t('privacy.clearButton')}
        </Button>
      </form>
    </Card>
  )
}

/** What the shop itself knows about somebody lies elsewhere, and has its own doors. */
function Elsewhere() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <section className="prose">
      <h2>{t('privacy.elsewhere')}</h2>
      <ul>
        <li>
          {t('privacy.withAccount')} <a href={path('accountManagement')}>{t('privacy.withAccountLink')}</a>
        </li>
        <li>
          {t('privacy.withoutAccount')}{' '}
          <a href={`${path('contact')}?subject=data-change`}>{t('privacy.withoutAccountLink')}</a>
        </li>
        <li>
          {t('privacy.everything')}{' '}
          <a href={path('content', { slug: contentSlugs.privacy })}>{t('privacy.everythingLink')}</a>
        </li>
      </ul>
    </section>
  )
}
