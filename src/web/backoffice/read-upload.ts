import { readSizedForm } from '#web/read-sized-form.ts'

export type Upload = { ok: true; form: FormData; bytes: Uint8Array } | { ok: false; reason: 'too-large' | 'no-file' }

/** Reads a form with a file. What is larger than allowed, or does not say how large it is, is not kept. */
export async function readUpload(request: Request, largest: number): Promise<Upload> {
  const form = await readSizedForm(request, largest, Infinity)
  if (form === 'too-large') return { ok: false, reason: 'too-large' }
  const file = form === 'no-form' ? null : form.get('file')
  if (form === 'no-form' || !(file instanceof File) || file.size === 0) return { ok: false, reason: 'no-file' }
  return { ok: true, form, bytes: new Uint8Array(await file.arrayBuffer()) }
}
