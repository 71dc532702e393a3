import { data, useLoaderData } from 'react-router'
import { findLetter } from '#domain/letters/find-letters.ts'
import { may } from '#domain/staff/permissions.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

export const loader = office.read('letters.see', async ({ engines, colleague, params }) => {
  const letter = await findLetter(engines, params['id'] ?? '', { secrets: may(colleague, 'letters.secrets') })
  if (!letter) throw data(null, { status: 404 })
  const { id, subject, from, to, text, locale, hidden } = letter
  return { id, subject, from, to, text, locale, hidden }
})

export default function LetterPage() {
  const t = useOfficeTranslate()
  const { id, subject, from, to, text, locale, hidden } = useLoaderData<typeof loader>()

  return (
    <>
      <p>
        <a href="/letters">{t('office.letters.back')}</a>
      </p>
      <h1 lang={locale.slice(0, 2)}>{subject}</h1>
      <p>
        {from} → {to}
      </p>
      <p>
        <a href={`/letters/${id}/view`} target="_blank" rel="noreferrer">
          {t('office.letters.html')}
        </a>
      </p>
      <section className="stack">
        <h2>{t('office.letters.plain')}</h2>
        {hidden && <p className="office-soft">{t('office.letters.hidden')}</p>}
        <pre className="letter-text" lang={locale.slice(0, 2)}>
          {text}
        </pre>
      </section>
    </>
  )
}
