import { Form } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadingPage } from '#web/storefront/reading-page.tsx'

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
    <ReadingPage
      title={t('errorTest.title')}
      description={t('errorTest.description')}
      lead={t('errorTest.lead')}
      noindex
    >
      <Form method="post" reloadDocument className="cluster">
        <Button onClick={throwInBrowser}>{t('errorTest.browser')}</Button>
        <Button type="submit" look="quiet">
          {t('errorTest.server')}
        </Button>
      </Form>
    </ReadingPage>
  )
}
