import type { Payee } from '#domain/accounts/payees/payee.ts'
import type { Seller } from '#domain/accounts/profile/seller.ts'
import type { Company } from '#domain/trades/sale/new-trade.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { postalCodeExamples } from '#shop/addresses/postal-codes.ts'
import type { Chance } from '#demo/chance.ts'

/** Nobody is called so: a word for somebody who sells, and a number. IBANs are those that banks print in examples. */
const local = {
  at: {
    word: 'Verkäuferin',
    street: 'Mustergasse',
    city: 'Musterstadt',
    dial: '+431555',
    iban: 'AT611904300234573201',
  },
  de: {
    word: 'Verkäufer',
    street: 'Musterstraße',
    city: 'Musterstadt',
    dial: '+4930555',
    iban: 'DE89370400440532013000',
  },
  es: {
    word: 'Vendedora',
    street: 'Calle de Ejemplo',
    city: 'Ciudad Ejemplo',
    dial: '+3491555',
    iban: 'ES9121000418450200051332',
  },
  fr: {
    word: 'Vendeuse',
    street: 'Rue de l’Exemple',
    city: 'Ville-Exemple',
    dial: '+33155',
    iban: 'FR1420041010050500013M02606',
  },
  it: {
    word: 'Venditore',
    street: 'Via Esempio',
    city: 'Città Esempio',
    dial: '+3906555',
    iban: 'IT60X0542811101000000123456',
  },
} as const satisfies Record<CountryCode, object>

export type DemoPerson = { number: number; country: CountryCode; seller: Seller & Partial<Company>; payee: Payee }

export function drawPerson(chance: Chance, country: CountryCode, number: number, business: boolean): DemoPerson {
  const { word, street, city, dial, iban } = local[country]
  const lastName = `${word} ${number}`
  const email = `demo-${number}@kunden.umlauf.example`
  const payee: Payee = chance.percent(22)
    ? { kind: 'paypal', paypalEmail: email }
    : { kind: 'sepa', holder: `Demo ${lastName}`, iban, bic: '' }
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
      postalCode: postalCodeExamples[country],
      city,
      ...(business && { company: `Demo-Betrieb ${number}`, vatId: 'DE123456788', taxMode: 'standard' as const }),
    },
  }
}
