import { expect, test } from 'vitest'
import { translatorFor, messagesFor } from '#domain/i18n/translator-for.ts'
import { countries } from '#shop/countries/all.ts'
import { guideTo, subjects } from './subjects.ts'

/** As the specification lists them: what each is about, in the words of every language. */
const named = {
  'data-change': [
    'Daten ändern oder Beleg anfordern',
    'Cambiar mis datos o pedir un documento',
    'Modifier mes données ou demander un document',
    'Modificare i miei dati o chiedere un documento',
  ],
  'return-questions': [
    'Fragen zur Rücksendung',
    'Dudas sobre la devolución',
    'Questions sur le retour',
    'Domande sul reso',
  ],
  'payment-questions': [
    'Fragen zur Auszahlung',
    'Dudas sobre el cobro',
    'Questions sur le versement',
    'Domande sull’accredito',
  ],
  'purchase-process': [
    'Ablauf des Ankaufs',
    'Cómo funciona la venta',
    'Déroulement de la reprise',
    'Come funziona la vendita',
  ],
  'order-cancellation': ['Verkauf stornieren', 'Cancelar la venta', 'Annuler la vente', 'Annullare la vendita'],
  'topic-not-listed': ['Anderes Thema', 'Otro tema', 'Autre sujet', 'Altro argomento'],
  'device-not-listed': [
    'Gerät nicht gelistet',
    'Mi dispositivo no está en la lista',
    'Appareil absent de la liste',
    'Dispositivo non in elenco',
  ],
  'new-offer': [
    'Nachfrage zum neuen Angebot',
    'Pregunta sobre la nueva oferta',
    'Question sur la nouvelle offre',
    'Domanda sulla nuova offerta',
  ],
  'order-status': ['Stand des Verkaufs', 'Estado de la venta', 'Où en est ma vente', 'Stato della vendita'],
  'customer-account': ['Kundenkonto', 'Cuenta de cliente', 'Compte client', 'Account cliente'],
}

const columns = { at: 0, de: 0, es: 1, fr: 2, it: 3 }
const { at, de, es, fr, it } = countries

test.each([at, de, es, fr, it])('S1.16 $code offers the ten subjects by name, in this order', (country) => {
  const t = translatorFor(country)

  expect(subjects.map((subject) => t(`contact.subject.${subject}`))).toEqual(
    Object.values(named).map((names) => names[columns[country.code]]),
  )
  expect(subjects).toEqual(Object.keys(named))
})

test('S1.16 there are exactly ten subjects, each with a code that fits into a header', () => {
  expect(new Set(subjects).size).toBe(10)
  for (const subject of subjects) expect(subject).toMatch(/^[a-z]+(-[a-z]+)+$/)
})

test.each(Object.values(countries))(
  'S1.16 $code has a name of its own for each of the ten, and for no other',
  (country) => {
    const messages = Object.entries(messagesFor(country)).filter(([key]) => key.startsWith('contact.subject.'))

    expect(messages.map(([key]) => key.slice('contact.subject.'.length)).toSorted()).toEqual([...subjects].toSorted())
    expect(new Set(messages.map(([, name]) => name)).size).toBe(10)
  },
)

test('a form without a subject asks for everything, one about a trade for its number', () => {
  expect(guideTo(undefined).asksTrade).toBe(true)
  expect(subjects.filter((subject) => guideTo(subject).asksTrade)).toEqual([
    'data-change',
    'return-questions',
    'payment-questions',
    'order-cancellation',
    'new-offer',
    'order-status',
  ])
})
