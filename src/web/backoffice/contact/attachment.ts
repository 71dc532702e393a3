import { data, type LoaderFunctionArgs } from 'react-router'
import { openAttachment } from '#domain/contact/attachments.ts'
import { officeContext } from '../office-context.ts'

/** A stranger's file: pictures are shown, everything else is only ever saved, and nothing in either of them runs. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const file = await openAttachment(officeContext(context).engines, params['id'] ?? '')
  if (!file) throw data(null, { status: 404 })
  const { name, contentType, bytes } = file
  const way = contentType.startsWith('image/') ? 'inline' : 'attachment'

  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
