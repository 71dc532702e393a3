import { readImei } from '#domain/catalogue/imei.ts'

/** Fourteen digits and the one that makes an IMEI of them. */
export const withCheckDigit = (digits: string): string =>
  [...'0123456789'].map((last) => digits + last).find((imei) => readImei(imei) !== undefined)!
