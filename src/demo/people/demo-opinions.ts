import type { RejectReason, ReviewStatus } from '#domain/reviews/review.ts'

/** What somebody says; most of it was read and is shown. */
export type Opinion = {
  stars: 1 | 2 | 3 | 4 | 5
  text?: string
  /** An initial; most people give none. */
  name?: string
  status?: ReviewStatus
  reason?: RejectReason
  reply?: string
}

/** The newest first: words that sellers of used devices write, the cross ones too. */
export const germanOpinions: readonly Opinion[] = [
  { stars: 5, text: 'Preis wie angezeigt, Geld nach vier Tagen da.', name: 'M.', status: 'waiting' },
  { stars: 2, text: 'Ich musste zweimal nachfragen, ob mein Paket angekommen ist.', status: 'waiting' },
  {
    stars: 1,
    text: 'Ruft mich an, dann erzähle ich euch was. Meine Nummer steht im Auftrag.',
    status: 'rejected',
    reason: 'personal-data',
  },
  { stars: 5, text: 'Etikett gedruckt, abgegeben, bezahlt worden. So einfach soll es sein.', name: 'J.' },
  { stars: 4, text: 'Gut erklärt und fair. Die Prüfung hätte einen Tag schneller gehen dürfen.', name: 'K.' },
  {
    stars: 2,
    text: 'Der Kratzer am Rahmen war für mich kaum zu sehen, abgezogen wurde trotzdem. Immerhin gab es Fotos dazu und ich hätte ablehnen können.',
    reply:
      'Danke für die offenen Worte. Wir fotografieren jetzt jeden Abzug auch von weiter weg, damit man ihn einordnen kann.',
  },
  { stars: 5, text: 'Man sieht genau, wofür es weniger gibt. Das habe ich bei anderen nie verstanden.', name: 'S.' },
  { stars: 5, text: 'Mein altes Gerät lag zwei Jahre in der Schublade. Hätte ich früher machen sollen.' },
  { stars: 3, text: 'In Ordnung, aber der Preis ist zwischen zwei Besuchen um fünf Euro gefallen.', name: 'T.' },
  {
    stars: 5,
    text: 'Etwas vergessen, freundliche Nachricht bekommen, am nächsten Tag war alles geklärt.',
    name: 'A.',
  },
  { stars: 4, text: 'Alles wie beschrieben. Ein kleinerer Karton als Vorschlag wäre schön gewesen.' },
  { stars: 5, text: 'Schnell und ohne Werbung danach.', name: 'B.' },
  { stars: 5 },
  { stars: 4, text: 'Zweites Gerät verkauft, wieder ohne Ärger.', name: 'R.' },
  { stars: 5, text: 'Sogar das Zubehör wurde angerechnet.' },
  {
    stars: 3,
    text: 'Die Auszahlung kam erst am Montag, weil ich die IBAN falsch eingetippt hatte. Mein Fehler, aber eine Warnung wäre nett.',
    name: 'N.',
    reply: 'Stimmt. Die Prüfziffer der IBAN prüfen wir jetzt schon beim Eintippen.',
  },
  { stars: 5, text: 'Die Abrechnung war verständlich und kam sofort.', name: 'C.' },
  { stars: 4 },
  { stars: 5, text: 'Zwei Geräte in einem Paket, beide einzeln abgerechnet. Sehr übersichtlich.' },
  { stars: 5, text: 'Fragen am Anfang, dann ein Preis, und der galt auch.', name: 'L.' },
  {
    stars: 1,
    text: 'Am Ende 40 Euro weniger als gedacht. Angenommen habe ich es nur, weil ich es loswerden wollte.',
    name: 'D.',
  },
  { stars: 5, text: 'Unkompliziert.' },
  { stars: 4, text: 'Guter Preis für ein Gerät mit Gebrauchsspuren.', name: 'F.' },
  { stars: 5, text: 'Ich musste nichts mit Fremden aushandeln. Allein dafür fünf Sterne.' },
  { stars: 5 },
  { stars: 3, text: 'Ablauf gut, der Paketshop leider nicht. Dafür könnt ihr nichts.', name: 'E.' },
  { stars: 5, text: 'Zubehör gleich mitgeschickt, alles wurde angenommen.', name: 'P.' },
  { stars: 4, text: 'Verständlich, auch ohne Technikwissen.' },
  { stars: 5, text: 'Vier Tage vom Karton bis zum Konto.', name: 'H.' },
  { stars: 2, text: 'Die Frage nach dem Zustand der Rückseite habe ich falsch verstanden und dann weniger bekommen.' },
  { stars: 5, text: 'Jederzeit gesehen, wo mein Paket gerade ist.', name: 'G.' },
  { stars: 4 },
  { stars: 5, text: 'Ehrlich und schnell.', name: 'V.' },
  { stars: 5, text: 'Drei alte Geräte der Familie in einem Rutsch verkauft.' },
  { stars: 4, text: 'Hat geklappt. Mehr Auswahl bei Kopfhörern wäre gut.', name: 'W.' },
  { stars: 5 },
  { stars: 3, text: 'Okay. Privat hätte ich wohl mehr bekommen, aber auch mehr Arbeit gehabt.' },
  {
    stars: 5,
    text: 'Das Angebot galt noch, obwohl ich eine Woche gebraucht habe, um das Paket wegzubringen.',
    name: 'O.',
  },
  { stars: 5, text: 'Gerne wieder.' },
  { stars: 4, text: 'Prüfung streng, aber nachvollziehbar.', name: 'I.' },
]
