import { emailHash } from '#domain/newsletter/email-hash.ts'
import { confirmedWording } from '#domain/newsletter/wordings.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { categories } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { Chance } from '#demo/chance.ts'
import type { Row, Rows } from '#demo/insert-rows.ts'

const DAY = 24 * 60 * 60_000

type Story = { daysAgo: number; status: 'sent' | 'draft'; subject: string; preheader: string; text: string }

const stories: readonly Story[] = [
  {
    daysAgo: 40,
    status: 'sent',
    subject: 'Schublade auf: Das ist dein altes Telefon noch wert',
    preheader: 'In zwei Minuten weißt du es auf den Cent genau.',
    text: `in fast jeder Schublade liegt ein Telefon, das niemand mehr benutzt. Verkauft bringt es oft mehr, als man denkt.

## So geht es

1. [Gerät suchen](screen:home) und ein paar Fragen beantworten
2. Kostenlos einschicken
3. Geld bekommen, meist innerhalb einer Woche

Vorher noch die Daten löschen: [Hier steht, wie](topic:dataErasure).`,
  },
  {
    daysAgo: 12,
    status: 'sent',
    subject: 'Neue Modelle sind da: Jetzt ist dein altes am meisten wert',
    preheader: 'Warum Preise im Herbst fallen und was du tun kannst.',
    text: `wenn neue Modelle erscheinen, fallen die Preise der alten Woche für Woche.

Ein Angebot von uns gilt **14 Tage**. Wer es heute anfordert, hat den Preis sicher und kann in Ruhe umziehen.

- [Preis ansehen](screen:home)
- [Gut verpacken](topic:packingTips)`,
  },
  {
    daysAgo: 1,
    status: 'draft',
    subject: 'Was mit deinem Gerät nach dem Verkauf geschieht',
    preheader: 'Ein Blick in unsere Werkstatt.',
    text: `viele fragen uns, was mit ihrem Gerät geschieht. Die kurze Antwort: Es bekommt ein zweites Leben.

## Drei Wege

- **Aufbereitet**: geprüft, gereinigt und mit Garantie verkauft
- **Repariert**: mit Teilen, die wir noch haben
- **Verwertet**: wenn gar nichts mehr geht

[Was das der Umwelt bringt](topic:ecoEffect)`,
  },
]

type DemoContext = { now: Date; vault: Vault; countries: Storefronts['countries'] }

/** People who read the newsletter, two issues that they got, and one that is being written. */
export function demoNewsletter(chance: Chance, { now, vault, countries }: DemoContext): Rows {
  const subscribers = Object.values(countries).flatMap(({ code, locale, demo }) =>
    Array.from({ length: demo.readers }, (_, index): Row => {
      const at = new Date(now.getTime() - chance.between(1, 200) * DAY)
      const email = `leser-${code}-${index + 1}@umlauf.example`
      return {
        id: newId(at),
        country: code,
        locale,
        email,
        email_hash: emailHash(vault, email),
        status: 'active',
        created_at: at,
        confirmed_at: at,
        changed_at: at,
        first_name: chance.percent(40) ? `Demo ${index + 1}` : null,
        interests: chance.percent(50) ? [chance.pick(categories)] : [],
      }
    }),
  )
  const consents = subscribers.map(({ id, country, confirmed_at: at }): Row => ({
    id: newId(at as Date),
    subscriber_id: id,
    at,
    action: 'confirmed',
    wording: confirmedWording(countries[country as CountryCode]),
    source: 'letter',
  }))
  const german = subscribers.filter(({ country }) => country === 'de')
  const issues = stories.map((story) => issueOf(story, now, german))
  return {
    newsletter_subscribers: subscribers,
    newsletter_consents: consents,
    newsletter_issues: issues.map(({ row }) => row),
    newsletter_deliveries: issues.flatMap(({ deliveries }) => deliveries),
  }
}

function issueOf({ daysAgo, status, ...words }: Story, now: Date, readersThere: readonly Row[]) {
  const at = new Date(now.getTime() - daysAgo * DAY)
  const id = newId(at)
  const reached = status === 'sent' ? readersThere.filter((reader) => (reader['confirmed_at'] as Date) < at) : []
  const moments = status === 'sent' ? { started_at: at, gathered_at: at, finished_at: at } : {}
  const none = { started_at: null, gathered_at: null, finished_at: null }
  return {
    row: {
      ...words,
      id,
      country: 'de',
      interests: [],
      rate: 120,
      status,
      author: 'content',
      created_at: at,
      changed_at: at,
      ...none,
      ...moments,
      total: reached.length,
      sent: reached.length,
      failed: 0,
      skipped: 0,
    },
    deliveries: reached.map((reader): Row => ({ issue_id: id, subscriber_id: reader['id'], status: 'sent', at })),
  }
}
