import { data } from 'react-router'
import { findLetter } from '#domain/letters/find-letters.ts'
import { may } from '#domain/staff/permissions.ts'
import { office } from '#web/backoffice/office-handlers.ts'

/** The letter as its reader sees it; whatever it contains, nothing in it may run; only our own page may frame it. */
export const loader = office.read('letters.see', async ({ engines, colleague, params }) => {
  const letter = await findLetter(engines, params['id'] ?? '', { secrets: may(colleague, 'letters.secrets') })
  if (!letter) throw data(null, { status: 404 })

  return new Response(letter.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    },
  })
})
