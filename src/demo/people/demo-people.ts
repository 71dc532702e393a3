import { packedIban } from '#domain/accounts/payees/iban-groups.ts'
import type { Payee } from '#domain/accounts/payees/payee.ts'
import type { Seller } from '#domain/accounts/profile/seller.ts'
import type { Company } from '#domain/trades/sale/new-trade.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Chance } from '#demo/chance.ts'

export type DemoPerson = { number: number; country: CountryCode; seller: Seller & Partial<Company>; payee: Payee }

export function drawPerson(chance: Chance, country: CountryCode, number: number, business: boolean): DemoPerson {
  const { demo, ibanExample, postalCodeExample } = countries[country]
  const { seller: word, street, city, dial } = demo
  const lastName = `${word} ${number}`
  const email = `demo-${number}@kunden.umlauf.example`
  const payee: Payee = chance.percent(22)
    ? { kind: 'paypal', paypalEmail: email }
    : { kind: 'sepa', holder: `Demo ${lastName}`, iban: packedIban(ibanExample), bic: '' }
  return {
    number,
    country,
    payee,
    seller: {
      firstName: 'Demo',
      lastName,
      birthdate: `${chance.whole(1950, 2004)}-${String(chance.whole(1, 12)).padStart(2, '0')}-15`,
      email,
      phone: `${dial}${chance.digits(4)}`,
      street,
      houseNumber: String(chance.whole(1, 120)),
      addressExtra: '',
      postalCode: postalCodeExample,
      city,
      ...(business && { company: `Demo-Betrieb ${number}`, vatId: 'DE123456788', taxMode: 'standard' as const }),
    },
  }
}
