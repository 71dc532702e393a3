import { meta, plain } from '#tests/support/readers/pages/html.ts'

/** Frequent words of each language; where two share one it stands in both lists. */
const commonWords = {
  de: 'und oder nicht mit für ist sind wird werden wir dein deine deinem deinen deiner wenn auch sich nach aus dem den der das ein eine einen einem kein keine keinen noch nur mehr über von vom zum zur beim auf damit dass wie dir dich uns unser unsere hat haben kannst bitte etwas anders sehen gerät geräte preis paket handy verkaufen verkauf jetzt schon alles des du je per da alle es so im am an in was man sie er prima',
  es: 'y el los las unos para más está están pero cuando hasta desde también tus sus nuestro nuestra nuestros muy ya puedes tienes quieres hay este estos esto eso ese cada sobre sin aquí por hemos qué cómo dónde cuenta correo pedido días recibes podemos dinero datos enlace página compra ningún ninguna tienen pueden ser han precio dispositivo dispositivos móvil móviles paquete vender venta envío ahora todo todos así según antes después dirección palabras necesitamos una un la de que en con no se es su lo te nos si del al o tu le ha como gratis dispositivo vende entre a e ti mientras nadie pero casi siempre',
  fr: 'et ou les vous nous est sont une pour avec votre vos dans sur pas par au aux cette ces cet notre être leur leurs mais où ici sans chaque avant après aussi appareil appareils prix colis vendre vente vendez téléphone gratuit tout tous toute dès c’est qu’il n’est d’un d’une je fait peu demandes compte supprimez il non des du nos la le de que un en se si qui à tu ne ce son entre on es gratis plus a été reste',
  it: 'gli della dello delle dei degli nel nella nei è sono che anche più tuo tua tuoi tue questo questa questi puoi ogni fino senza dopo ed ci di dal dalla sul sulla alla allo agli dispositivo dispositivi prezzo pacco vendere vendita vendi spedizione adesso tutto tutti così secondo telefono hai ti tuoi dell’iva l’hai poi controlliamo arriva abbiamo ricevuto possiamo gratis come chi il non una un la le con per da alle del al lo te si o tu i a e in su ha qui ne vende prima già nulla niente nessun quando solo beni se no ce altri casi',
  en: 'the and with your you of is are this that for from have can we our to by please in is no a it on an so',
} as const

export type Language = keyof typeof commonWords

const languages = Object.keys(commonWords) as Language[]

const lists = languages.map((language) => [language, new Set(commonWords[language].split(' '))] as const)

const known = new Map<string, Language[]>()

/** The languages that have a word. */
function languagesOf(word: string): Language[] {
  const found = known.get(word) ?? lists.flatMap(([language, list]) => (list.has(word) ? [language] : []))
  known.set(word, found)
  return found
}

/** Letters and signs that only one of them has. A name may have one, so they count as one word. */
const letters: Partial<Record<Language, RegExp>> = { de: /[äöüß]/, es: /[ñ¿¡]/, fr: /[œêûîë]/, it: /[ìò]/ }

/** Names of games are English. */
const needed: Record<Language, number> = { de: 2, es: 2, fr: 2, it: 2, en: 3 }

/** Words without addresses, and without what has a digit or is spelt like TS-E, such as the names of devices. */
const splitWords = (sentence: string): string[] =>
  sentence
    .replaceAll(/\b[A-Z]+(?:-[A-Z]+)+\b/g, '')
    .toLowerCase()
    .replaceAll(/\S*\w\.\w\S*/g, '')
    .match(/[\p{L}\p{N}’]+/gu)
    ?.filter((word) => !/\p{N}/u.test(word)) ?? []

/** The language that a sentence is in, if it is not the expected one; names and single words tell nothing. */
export function foreignLanguage(sentence: string, own: Language): Language | undefined {
  const spoken = splitWords(sentence).map(languagesOf)
  // What both languages have tells nothing between them.
  const count = (language: Language, other: Language) =>
    spoken.filter((found) => found.includes(language) && !found.includes(other)).length +
    (letters[language]?.test(sentence) ? 1 : 0)
  const [best] = languages
    .filter((language) => language !== own)
    .map((language) => ({ language, found: count(language, own) }))
    .filter(({ language, found }) => found >= needed[language] && found > count(own, language))
    .toSorted((one, other) => other.found - one.found)
  return best?.language
}

/** Parts within a line of text; every other element begins a new one. */
const inlineTag = /<\/?(?:a|abbr|b|bdi|br|cite|code|em|i|mark|q|small|span|strong|sub|sup|time|u|wbr)(?=[\s>/])[^>]*>/gi

/** Everything that a page says, sentence by sentence: what is seen, what is read aloud, and what search engines read. */
export function sentencesOf(html: string): string[] {
  // What is marked as being in another language may be.
  const body = html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/gi, '\n')
    .replace(/<(?!html)(\w+)[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/gi, (all, name: string) =>
      name.toLowerCase() === 'html' ? all : '\n',
    )
  const seen = body.replace(inlineTag, '').replace(/<[^>]*>/g, '\n')
  const aloud = [...html.matchAll(/\s(?:alt|aria-label|placeholder|title)="([^"]+)"/g)].map(([, label = '']) =>
    plain(label),
  )
  return [plain(seen), meta(html, 'description') ?? '', ...aloud]
    .flatMap((text) => text.split(/\n|(?<=[.!?:;])\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The sentences of a page that are in another language than the page. */
export const foreignSentences = (html: string, own: Language): string[] =>
  sentencesOf(html).flatMap((sentence) => {
    const language = foreignLanguage(sentence, own)
    return language === undefined ? [] : [`${language}: ${sentence}`]
  })
