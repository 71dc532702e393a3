import type { LabelTexts, Parcel } from './carriers.ts'

/** A parcel for tests, with letters that fonts like to forget. */
export const sampleTexts: LabelTexts = {
  title: 'Versandetikett für T-26-004711',
  hint: 'Drucke diese Seite in Originalgröße und klebe das Etikett gut sichtbar auf dein Paket.',
  cut: 'Hier ausschneiden',
  demo: 'Musteretikett – nicht frankiert',
  from: 'Von',
  to: 'An',
  reference: 'Vorgang',
  pieces: '2 Geräte',
  trackingNumber: 'Sendungsnummer',
  dropOff: 'Kein Drucker? Zeig diesen Code in der Filiale.',
}

export const sampleParcel: Parcel = {
  id: '0198c0de-7a11-7000-8000-00000000beef',
  reference: 'T-26-004711',
  sender: {
    name: 'Łucja Őry-Großmann',
    street: 'Straße der Einheit',
    houseNumber: '12a',
    addressExtra: 'Hinterhaus, 3. Stock',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  },
  recipient: {
    name: 'Umlauf Ankauf',
    street: 'rue de l’Œuvre',
    houseNumber: '7 bis',
    postalCode: '67000',
    city: 'Strasbourg',
    country: 'FR',
  },
  pieces: 2,
  createdAt: new Date('2026-11-15T08:00:00Z'),
  locale: 'de-DE',
  texts: sampleTexts,
}
