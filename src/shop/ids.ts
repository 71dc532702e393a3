/** So many ids of one millisecond keep their order. */
const COUNTED = 0x1000

let latest = { moment: 0, count: 0 }

/** A new id whose order follows time: 48 bits of milliseconds, a count within them, then chance (UUID version 7). */
export function newId(now: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let milliseconds = now.getTime()
  latest = { moment: milliseconds, count: milliseconds === latest.moment ? (latest.count + 1) % COUNTED : 0 }
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = milliseconds % 256
    milliseconds = Math.floor(milliseconds / 256)
  }
  bytes[6] = 0x70 | (latest.count >> 8)
  bytes[7] = latest.count & 0xff
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether this can be an id at all. What cannot is not worth a question to the database. */
export const isId = (text: string): boolean => idShape.test(text)
