/** What a form weighs besides its file. */
const FORM_BYTES = 64 * 1024

/** So many times the allowed size is passed over; a browser only reads an answer once it has been listened to. */
const PATIENCE = 4

export type Upload = { ok: true; form: FormData; bytes: Uint8Array } | { ok: false; reason: 'too-large' | 'no-file' }

/** Reads a form with a file. What is larger than allowed, or does not say how large it is, is not kept. */
export async function readUpload(request: Request, largest: number): Promise<Upload> {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!(length <= largest + FORM_BYTES)) {
    await passOver(request, largest * PATIENCE)
    return { ok: false, reason: 'too-large' }
  }
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!form || !(file instanceof File) || file.size === 0) return { ok: false, reason: 'no-file' }
  return { ok: true, form, bytes: new Uint8Array(await file.arrayBuffer()) }
}

async function passOver({ body }: Request, most: number): Promise<void> {
  let passed = 0
  for await (const chunk of body ?? []) {
    passed += (chunk as Uint8Array).length
    if (passed > most) return
  }
}
