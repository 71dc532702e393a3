import { data, useLoaderData } from 'react-router'
import { findLetter } from '#domain/letters/find-letters.ts'
import { office } from './office-door.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

export const loader = office.read('letters.see', async ({ engines, params }) => {
  const letter = await findLetter(engines, params['id'] ?? '')
  if (!letter) throw data(null, { status: 404 })
  const { id, subject, from, to, text, locale } = letter
  return { id, subject, from, to, text, locale }
})

export default function LetterPage() {
  const t = useOfficeTranslate()
  const { id, subject, from, to, text, locale } = useLoaderData<typeof loader>()

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
        <pre className="letter-text" lang={locale.slice(0, 2)}>
          {text}
        </pre>
      </section>
    </>
  )
}
