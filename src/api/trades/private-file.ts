import type { ApiContext } from '#api/api-env.ts'

type PrivateFile = { name: string; contentType: string; bytes: Uint8Array }

/** Kept by nobody on the way, and found by nobody who looks around. */
export const privateFile = (c: ApiContext, { name, contentType, bytes }: PrivateFile): Response =>
  c.body(Uint8Array.from(bytes), 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
