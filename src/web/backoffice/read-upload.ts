import { formWithFiles } from '#shop/forms/form-limits.ts'
import { readForm } from '#shop/forms/read-form.ts'

export type Upload =
  | { ok: true; form: FormData; name: string; bytes: Uint8Array }
  | { ok: false; reason: 'too-large' | 'no-file' }

/** Reads a form with a file. What is larger than allowed is not kept. */
export async function readUpload(request: Request, largest: number): Promise<Upload> {
  const reading = await readForm(request, formWithFiles(1, largest))
  if (!reading.ok) return { ok: false, reason: reading.reason === 'too-large' ? 'too-large' : 'no-file' }
  const file = reading.form.get('file')
  if (!(file instanceof File) || file.size === 0) return { ok: false, reason: 'no-file' }
  if (file.size > largest) return { ok: false, reason: 'too-large' }
  return { ok: true, form: reading.form, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
