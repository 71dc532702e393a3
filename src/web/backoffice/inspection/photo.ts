import { data, type LoaderFunctionArgs } from 'react-router'
import { readPhoto } from '#domain/inspection/photos.ts'
import { officeContext } from '../office-context.ts'

/** A photo never changes, but only colleagues see it: their browser may keep it, nobody else. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const photo = await readPhoto(officeContext(context).engines, params['id'] ?? '')
  if (!photo) throw data(null, { status: 404 })

  return new Response(new Uint8Array(photo.bytes), {
    headers: {
      'Content-Type': photo.contentType,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, max-age=86400, immutable',
    },
  })
}
