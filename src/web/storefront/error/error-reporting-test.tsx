import { Form } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'

/** Shows that nothing goes wrong unseen. */
export function action(): never {
  throw new Error('Test error on the server')
}

function throwInBrowser(): never {
  throw new Error('Test error in the browser')
}

export default function ErrorReportingTest() {
  const t = useTranslate()

  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={t('errorTest.title')} description={t('errorTest.description')} noindex />
      <h1>{t('errorTest.title')}</h1>
      <p className="lead">{t('errorTest.lead')}</p>
      <Form method="post" reloadDocument className="cluster">
        <Button onClick={throwInBrowser}>{t('errorTest.browser')}</Button>
        <Button type="submit" look="quiet">
          {t('errorTest.server')}
        </Button>
      </Form>
    </div>
  )
}
