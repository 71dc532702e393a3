/** What a form weighs besides its file. */
const FORM_BYTES = 64 * 1024

/** So many times the allowed size is passed over; a browser only reads an answer once it has been listened to. */
const PATIENCE = 4

/** Reads a form with a file. What says that it is larger than allowed is passed over and not kept. */
export async function readSizedForm(
  request: Request,
  largest: number,
  unknownLength = 0,
): Promise<FormData | 'too-large' | 'no-form'> {
  const length = Number(request.headers.get('content-length') ?? unknownLength)
  if (!(length <= largest + FORM_BYTES)) {
    await passOver(request, largest * PATIENCE)
    return 'too-large'
  }
  return request.formData().catch(() => 'no-form' as const)
}

async function passOver({ body }: Request, most: number): Promise<void> {
  let passed = 0
  for await (const chunk of body ?? []) {
    passed += (chunk as Uint8Array).length
    if (passed > most) return
  }
}
