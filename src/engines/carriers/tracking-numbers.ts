import { createHash } from 'node:crypto'
import type { CarrierName } from './carriers.ts'

/** Every carrier counts its parcels in its own way. */
const numbers: Record<CarrierName, (seed: bigint) => string> = { dhl: dhlNumber, ups: upsNumber }

/**
 * A number that looks like the carrier's own and is always the same for one attempt at one parcel. Nobody counts here,
 * so that two parcels may get the same one, however rarely: then the next attempt gets another.
 */
export function demoTrackingNumber(carrier: CarrierName, parcelId: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${carrier}:${parcelId.toLowerCase()}:${attempt}`).digest('hex')
  return numbers[carrier](BigInt(`0x${digest}`))
}

/** `00` says that a shipping container code follows: DHL's prefix, eleven digits of our own, a check digit. */
function dhlNumber(seed: bigint): string {
  const body = `00340434${digits(seed, 11)}`
  return body + sscCheckDigit(body)
}

/**
 * `1Z`, six characters for the sender, two for the service, seven digits, a check digit. Seven digits alone would soon
 * be the same for two parcels, so that the sender is made up as well.
 */
function upsNumber(seed: bigint): string {
  const sender = (seed / 10n ** 7n) % 36n ** 6n
  const body = `1Z${sender.toString(36).toUpperCase().padStart(6, '0')}03${digits(seed, 7)}`
  return body + upsCheckDigit(body)
}

const digits = (seed: bigint, count: number): string => String(seed % 10n ** BigInt(count)).padStart(count, '0')

/** From the right, digits count three times and once in turn; the check digit fills up to the next ten. */
export function sscCheckDigit(body: string): string {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * After `1Z`, characters count once and twice in turn; the check digit fills up to the next ten. A letter counts as its
 * place in the alphabet plus one, of which only the last digit matters: A is 2, H is 9, I is 0.
 */
export function upsCheckDigit(body: string): string {
  const sum = Array.from(body.slice(2)).reduce(
    (total, character, index) => total + upsValue(character) * (index % 2 === 0 ? 1 : 2),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

const upsValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 'A'.charCodeAt(0) + 2) % 10
