import { data } from 'react-router'
import { parseCaseNumber } from '#domain/cases/case-number.ts'
import { findCase } from '#domain/cases/find-cases.ts'
import { letterAbout } from '#domain/cases/letters/write-to-seller.ts'
import { office } from '#web/backoffice/office-handlers.ts'

/** The letter as it would be sent now, on a page in which nothing can run. */
export const loader = office.read('cases.see', async ({ engines, storefronts, params }) => {
  const number = parseCaseNumber(params['number'] ?? '')
  const details = number === undefined ? undefined : await findCase(engines, number)
  const { found } = details ?? {}
  const written = found && (await letterAbout(engines.db, storefronts, found, found.kind, engines.now()))
  if (!written) throw data(null, { status: 404 })

  return new Response(written.letter.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  })
})
