import { data } from 'react-router'
import { readPhoto } from '#domain/inspection/photos/photos.ts'
import { office } from '#web/backoffice/office-handlers.ts'

/** A photo never changes, but only colleagues see it: their browser may keep it, nobody else. */
export const loader = office.read('trades.see', async ({ engines, colleague, params }) => {
  const photo = await readPhoto(engines, colleague, params['id'] ?? '')
  if (!photo) throw data(null, { status: 404 })

  return new Response(new Uint8Array(photo.bytes), {
    headers: {
      'Content-Type': photo.contentType,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, max-age=86400, immutable',
    },
  })
})
