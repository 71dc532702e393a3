import { Form, redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { findLetters } from '#domain/letters/find-letters.ts'
import { sendTestLetter } from '#domain/letters/send-test-letter.ts'
import type { OfficeWordKey } from '#shop/office-words.ts'
import { pageContext } from '#web/context.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const letters = await findLetters(context.get(pageContext).engines)
  return letters.map(({ createdAt, ...letter }) => ({ ...letter, createdAt: createdAt.toISOString() }))
}

/** Writes the same test letter in every storefront's language. */
export async function action({ context }: ActionFunctionArgs) {
  const { engines, storefronts, shop } = context.get(pageContext)
  for (const country of Object.values(storefronts.countries)) await sendTestLetter(engines, { ...shop, country })
  return redirect('/letters')
}

export default function Letters() {
  const t = useOfficeTranslate()
  const letters = useLoaderData<typeof loader>()

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack">
          <h1>{t('office.frame.screen.letters')}</h1>
          <p className="lead">{t('office.letters.text')}</p>
        </div>
        <Form method="post" reloadDocument>
          <Button type="submit" look="quiet">
            {t('office.letters.sendTest')}
          </Button>
        </Form>
      </div>
      {letters.length === 0 ? (
        <p>{t('office.letters.empty')}</p>
      ) : (
        <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.frame.screen.letters')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('office.letters.column.time')}</th>
                <th scope="col">{t('office.letters.column.to')}</th>
                <th scope="col">{t('office.letters.column.subject')}</th>
                <th scope="col">{t('office.letters.column.status')}</th>
              </tr>
            </thead>
            <tbody>
              {letters.map(({ id, createdAt, to, subject, locale, status }) => (
                <tr key={id}>
                  <td>{createdAt.slice(0, 16).replace('T', ' ')}</td>
                  <td>{to}</td>
                  <td lang={locale.slice(0, 2)}>
                    <a href={`/letters/${id}`}>{subject}</a>
                  </td>
                  <td>
                    <Badge look={status === 'failed' ? 'danger' : 'success'}>
                      {t(`office.letters.status.${status}` as OfficeWordKey)}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
