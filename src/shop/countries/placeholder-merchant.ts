import type { Merchant } from './country.ts'

/** Who buys and pays, until a merchant says who he is. The account is one that banks print in examples. */
export const placeholderMerchant = {
  name: 'umlauf Handel',
  street: 'Musterstraße',
  houseNumber: '1',
  postalCode: '12345',
  city: 'Musterstadt',
  country: 'DE',
  vatId: 'DE123456788',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  instantTransfers: false,
} as const satisfies Merchant
