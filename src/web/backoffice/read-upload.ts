/** What a form weighs besides its file. */
const FORM_BYTES = 64 * 1024

export type Upload = { ok: true; form: FormData; bytes: Uint8Array } | { ok: false; reason: 'too-large' | 'no-file' }

/** Reads a form with a file. Who sends more than is allowed, or does not say how much, is not listened to. */
export async function readUpload(request: Request, largest: number): Promise<Upload> {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!(length <= largest + FORM_BYTES)) return { ok: false, reason: 'too-large' }
  const form = await request.formData()
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { ok: false, reason: 'no-file' }
  return { ok: true, form, bytes: new Uint8Array(await file.arrayBuffer()) }
}
