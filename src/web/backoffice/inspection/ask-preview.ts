import { data } from 'react-router'
import { findClaimedItem } from '#domain/inspection/claimed-item.ts'
import { previewQuestion } from '#domain/inspection/preview-question.ts'
import { office } from '#web/backoffice/office-handlers.ts'

const MAX_PHOTOS = 50

/** The letter that would be sent. Whatever was typed into it, nothing in it may run; only our own page may frame it. */
export const loader = office.read('trades.see', async ({ engines, storefronts, colleague, params, url }) => {
  const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
  if (!view) throw data(null, { status: 404 })
  const reasons = url.searchParams.getAll('reason').slice(0, 10)
  const photoCount = Math.min(Number(url.searchParams.get('photos')) || 0, MAX_PHOTOS)
  const { html } = previewQuestion(engines, storefronts, view, { reasons, photoCount })

  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
    },
  })
})
