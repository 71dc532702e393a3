import type { Merchant, Particulars, Presence } from './country.ts'

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

export const placeholderPresence = {
  brand: 'umlauf',
  notice: '',
  phone: '',
  phoneHours: '',
  social: {
    facebook: 'https://www.facebook.com/umlauf',
    instagram: 'https://www.instagram.com/umlauf',
    youtube: 'https://www.youtube.com/umlauf',
  },
} as const satisfies Presence

export const noParticulars: Particulars = { accent: '', letterFooter: '', openingHours: '', texts: {} }
