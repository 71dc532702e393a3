/** The bytes, or undefined unless it is spelt exactly as we would: decoders forgive, and a second spelling is a forgery. */
export function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}
