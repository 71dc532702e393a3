import { createHmac, timingSafeEqual } from 'node:crypto'

/** An app and the shop make the same six digits of a secret and the time (RFC 6238, as every such app does it). */
const STEP_SECONDS = 30
const DIGITS = 6

/** Clocks differ: the code before and the one after the present one count as well. */
const STEPS_AROUND = [0, -1, 1]

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Letters that can be typed. */
export function base32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** Half minutes since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / STEP_SECONDS)

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step whose code this is, or nothing if it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''))
  const steps = STEPS_AROUND.map((around) => stepAt(now) + around)
  return steps.find((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return typed.length === right.length && timingSafeEqual(typed, right)
  })
}

/** What an app reads from the square, with the names under which it lists the code. */
export function authenticatorAddress({
  secret,
  shop,
  username,
}: Record<'secret' | 'shop' | 'username', string>): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(username)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: shop })}`
}
