/** A new id whose order follows time: 48 bits of milliseconds, then chance (UUID version 7). */
export function newId(now: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let milliseconds = now.getTime()
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = milliseconds % 256
    milliseconds = Math.floor(milliseconds / 256)
  }
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether this can be an id at all. What cannot is not worth a question to the database. */
export const isId = (text: string): boolean => idShape.test(text)
