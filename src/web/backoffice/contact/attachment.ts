import { data } from 'react-router'
import { openAttachment } from '#domain/contact/attachments/attachments.ts'
import { contentDisposition } from '#web/backoffice/content-disposition.ts'
import { office } from '#web/backoffice/office-handlers.ts'

/** A stranger's file: pictures are shown, everything else is only ever saved, and nothing in either of them runs. */
export const loader = office.read('contact.see', async ({ engines, params }) => {
  const file = await openAttachment(engines, params['id'] ?? '')
  if (!file) throw data(null, { status: 404 })
  const { name, contentType, bytes } = file
  const way = contentType.startsWith('image/') ? 'inline' : 'attachment'

  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': contentDisposition(way, name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
})
