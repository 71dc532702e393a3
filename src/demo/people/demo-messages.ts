import type { ReplyKind, MessageStatus } from '#domain/contact/messages/message.ts'
import type { Subject } from '#domain/contact/messages/subjects.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { countries } from '#shop/countries/all.ts'
import { newId } from '#shop/ids.ts'
import type { Rows } from '#demo/insert-rows.ts'
import type { NumberedTrade } from '#demo/trades/trade-rows.ts'

const HOUR = 60 * 60_000

type Story = {
  country: CountryCode
  subject: Subject
  hours: number
  status: MessageStatus
  text: string
  /** Whether the sender names a trade of his. */
  aboutTrade?: true
  replies?: readonly [ReplyKind, string][]
}

const stories: readonly Story[] = [
  {
    country: 'de',
    subject: 'order-status',
    hours: 3,
    status: 'new',
    aboutTrade: true,
    text: 'Hallo, mein Paket ist laut Paketdienst gestern bei euch angekommen. Wann wird geprüft?',
  },
  {
    country: 'de',
    subject: 'payment-questions',
    hours: 26,
    status: 'open',
    aboutTrade: true,
    text: 'Ich habe die falsche IBAN angegeben. Kann ich sie noch ändern?',
    replies: [['note', 'Auszahlung läuft erst morgen, IBAN geht noch. Nachweis angefragt.']],
  },
  {
    country: 'at',
    subject: 'return-questions',
    hours: 9,
    status: 'new',
    text: 'Kostet mich die Rücksendung etwas, wenn ich euer neues Angebot nicht annehme?',
  },
  {
    country: 'fr',
    subject: 'order-cancellation',
    hours: 14,
    status: 'new',
    aboutTrade: true,
    text: 'Bonjour, je préfère garder mon téléphone. Pouvez-vous annuler ma vente ?',
  },
  {
    country: 'it',
    subject: 'new-offer',
    hours: 31,
    status: 'new',
    text: 'Buongiorno, la mia offerta è scaduta ieri. Potete prepararne una nuova?',
  },
  {
    country: 'es',
    subject: 'purchase-process',
    hours: 6,
    status: 'new',
    text: 'Hola, ¿tengo que quitar la tarjeta SIM antes de enviar el móvil?',
  },
  {
    country: 'de',
    subject: 'device-not-listed',
    hours: 50,
    status: 'answered',
    text: 'Gerät: Nokia 3310\nKategorie: Handys\nBlau, mit Ladekabel',
    replies: [
      [
        'answer',
        'Danke für deine Anfrage. So alte Handys kaufen wir leider nicht an, nehmen sie aber kostenlos zum Recycling.',
      ],
    ],
  },
  {
    country: 'fr',
    subject: 'data-change',
    hours: 75,
    status: 'closed',
    text: 'Bonjour, j’ai déménagé. Ma nouvelle adresse est dans mon compte, est-ce suffisant ?',
    replies: [['answer', 'Oui, c’est parfait : nous utilisons toujours l’adresse de votre compte.']],
  },
  {
    country: 'de',
    subject: 'customer-account',
    hours: 120,
    status: 'answered',
    text: 'Ich bekomme keine E-Mail, wenn ich mein Passwort zurücksetze.',
    replies: [
      ['note', 'Adresse war vertippt.'],
      [
        'answer',
        'Die Adresse in deinem Konto hatte einen Tippfehler. Wir haben ihn berichtigt, versuch es bitte noch einmal.',
      ],
    ],
  },
  {
    country: 'it',
    subject: 'topic-not-listed',
    hours: 160,
    status: 'closed',
    text: 'Buongiorno, accettate anche accessori originali senza telefono?',
    replies: [['answer', 'Buongiorno, al momento acquistiamo solo dispositivi completi. Grazie per la domanda!']],
  },
]

/** Beginnings of answers as a shop would have them after a few weeks. */
const templates: readonly { country: CountryCode; subject: Subject | null; title: string; text: string }[] = [
  {
    country: 'de',
    subject: 'order-status',
    title: 'Prüfung dauert',
    text: 'Dein Gerät ist bei uns. Wir prüfen es innerhalb von drei Werktagen und schreiben dir dann sofort.',
  },
  {
    country: 'de',
    subject: 'return-questions',
    title: 'Rücksendung ist kostenlos',
    text: 'Wenn du unser Angebot nicht annimmst, schicken wir dir dein Gerät kostenlos zurück.',
  },
  {
    country: 'fr',
    subject: 'order-cancellation',
    title: 'Vente annulée',
    text: 'Votre vente est annulée. Cela ne vous coûte rien.',
  },
]

/** What people wrote lately, in every state, so that the agents have something to do. */
export function demoMessages(now: Date, numbers: readonly number[], trades: readonly NumberedTrade[]): Rows {
  const written = stories.map((story, index) => {
    const at = new Date(now.getTime() - story.hours * HOUR)
    const trade = story.aboutTrade && trades.find(({ shop }) => shop.country.code === story.country)
    return { ...story, at, id: newId(at), number: numbers[index]!, trade }
  })

  return {
    contact_messages: written.map(({ id, number, at, country, subject, text, status, trade }) => ({
      id,
      number,
      created_at: at,
      country,
      locale: countries[country].locale,
      subject,
      email: trade ? trade.person.seller.email : `anfrage-${number}@umlauf.example`,
      name: '',
      text,
      trade_number: trade ? trade.number : null,
      status,
      changed_at: at,
    })),
    contact_replies: written.flatMap(({ id, at, replies = [] }) =>
      replies.map(([kind, text], index) => {
        const later = new Date(at.getTime() + (index + 1) * HOUR)
        return { id: newId(later), message_id: id, at: later, kind, author: 'agent', text }
      }),
    ),
    contact_templates: templates.map((template) => ({ id: newId(now), ...template, changed_at: now })),
  }
}

/** How many numbers it takes. */
export const DEMO_MESSAGES = stories.length
