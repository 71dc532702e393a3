import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import type { Country } from '#shop/countries/country.ts'

/** A phone number as the whole world can dial it, or nothing if there is no such number. On the server only: it is large. */
export function internationalPhone({ code }: Pick<Country, 'code'>, typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, code.toUpperCase() as CountryCode)
  return phone?.isValid() ? phone.number : undefined
}
