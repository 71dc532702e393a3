import { attribute, plain, tags } from './html.ts'

/** Words that say which language a sentence is in: frequent in one of them, and no word of the others. */
const words = {
  de: 'und oder nicht mit für ist sind wird werden wir dein deine deinem deinen deiner wenn auch sich nach aus dem den der das ein eine einen einem kein keine keinen noch nur mehr über von vom zum zur beim auf damit dass wie dir dich uns unser unsere hat haben kannst bitte Gerät Geräte Preis Paket Handy verkaufen Verkauf jetzt schon alle alles',
  es: 'y el los las una unos para más está están pero cuando hasta desde también tus sus nuestro nuestra nuestros muy ya puedes tienes quieres hay este estos esto eso ese cada sobre entre sin aquí por hemos qué cómo dónde cuenta correo pedido días recibes podemos dinero datos enlace página compra ningún ninguna tienen pueden ser han su precio dispositivo dispositivos móvil móviles paquete vender venta vende envío ahora todo todos así según antes después',
  fr: 'et ou les des du vous nous est sont une pour avec votre vos dans sur pas par au aux cette ces cet notre nos être leur leurs mais où ici sans chaque entre avant après aussi nom appareil appareils prix colis vendre vente vendez votre téléphone gratuit tout tous toute dès c’est qu’il n’est d’un d’une',
  it: 'il gli della dello delle dei degli nel nella nei è sono che non anche più tuo tua tuoi tue questo questa questi puoi ogni fino senza dopo ed ci di da dal dalla sul sulla alla allo agli ai dispositivo dispositivi prezzo pacco vendere vendita vendi spedizione adesso tutto tutti così secondo prima telefono l’usato',
  en: 'the and with your you of is are this that for from not have will can it we our to by be please',
} as const

export type Language = keyof typeof words

const languages = Object.keys(words) as Language[]

/** A word that two languages share says nothing. */
const lists = new Map(languages.map((language) => [language, new Set(words[language].toLowerCase().split(' '))]))
const tells = (language: Language, word: string): boolean =>
  lists.get(language)!.has(word) && languages.every((other) => other === language || !lists.get(other)!.has(word))

/** Letters and signs that only one of them has. */
const letters: Partial<Record<Language, RegExp>> = { de: /[äöüß]/g, es: /[ñ¿¡]/g, fr: /[œêûîë]/g, it: /[ìò]/g }

const NEEDED = 2

/** How much a sentence sounds like a language. */
function score(sentence: string, language: Language): number {
  const spoken = sentence.toLowerCase().match(/[\p{L}’]+/gu) ?? []
  // A name may have a foreign letter; it counts as one word, however many it has.
  const byLetters = letters[language] && new RegExp(letters[language]).test(sentence) ? 1 : 0
  return spoken.filter((word) => tells(language, word)).length + byLetters
}

/** The language that a sentence is in, if it is not the expected one; names of devices and single words tell nothing. */
export function foreignLanguage(sentence: string, own: Language): Language | undefined {
  const expected = score(sentence, own)
  return languages.find((language) => {
    if (language === own) return false
    const found = score(sentence, language)
    return found >= NEEDED && found > expected
  })
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
  const aloud = ['alt', 'aria-label', 'placeholder', 'title', 'content'].flatMap((name) =>
    [...tags(html, '[a-z]+')].flatMap((tag) => attribute(tag, name) ?? []),
  )
  return [plain(seen), ...aloud]
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
