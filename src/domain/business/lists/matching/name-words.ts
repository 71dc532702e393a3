/** Words that say the same in lists of all countries. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ['wlan', 'wifi'],
  ['lte', 'cellular'],
  ['4g', 'cellular'],
  ['generation', 'gen'],
  ['generacion', 'gen'],
  ['generazione', 'gen'],
  ['mk', 'mark'],
])

/** The French say Go and To; but there is also an Insta360 Go. */
const units =
  /(\d+(?:\.\d+)?) ?(gb|gigabytes?|tb|terabytes?|mm)\b|\b(8|16|32|64|128|256|512|1024) ?(go)\b|\b([1248]) ?(to)\b/g

/** “8/256 GB”: the first number is of the same kind as the second. */
const workingMemory = /\b(\d{1,2})(?:(?: ?g[bo])? ?[/|] ?|(?:g[bo])?\+)(?=\d+ ?(?:g[bo]|t[bo])\b)/g

/**
 * A name in words that can be compared: without capitals and accents, and taken apart where letters and digits meet, since
 * some write S23 and others S 23. A size stays together with its unit.
 */
export function nameWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/\bwi-?fi\b/g, 'wifi')
    .replaceAll(workingMemory, '$1 gb ')
    .replaceAll(/(?<=[\p{L}\p{N}])\+(?!\d)/gu, ' plus ')
    .replaceAll(units, (_, ...[size, unit, go, goUnit, to, toUnit]: string[]) =>
      sizeWord(Number(size ?? go ?? to), unit ?? goUnit ?? toUnit ?? ''),
    )
  const words = plain.match(/\d+(?:\.\d+)?(?:gb|mm)\b|\b\dg\b|\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  return words.map((word) => sameWords.get(word) ?? word)
}

/** A terabyte is a thousand gigabytes, and some write 1024 of them. */
function sizeWord(size: number, unit: string): string {
  if (unit === 'mm') return ` ${size}mm `
  const gigabytes = unit.startsWith('t') ? size * 1000 : size
  return ` ${gigabytes >= 1000 ? Math.round(gigabytes / 1000) * 1000 : gigabytes}gb `
}

/** In a column of storage sizes some leave out the unit; one or two are terabytes. */
export function withUnit(storage: string): string {
  if (!/^\d+$/.test(storage)) return storage
  return Number(storage) <= 2 ? `${storage} TB` : `${storage} GB`
}

export const isSize = (word: string): boolean => /^\d+(?:\.\d+)?gb$/.test(word)

/** What is said around the names of devices and does not tell them apart. */
const fillers = new Set(
  [
    'smartphone handy mobiltelefon mobile phone telefon telefono telephone movil cellulare tablet notebook laptop computer',
    'zoll inch inches pulgadas pouces pollici retina dual sim esim nano ohne simlock frei free unlocked branding',
    'gebraucht used usado occasion usato refurbished neu new gerat geraet device edition gen mit und with and de the',
    'ram ssd hdd speicher storage memory interner rom touch id face',
    'schwarz weiss silber gold rosegold rosa rot blau grun gruen gelb lila violett grau anthrazit graphit mitternacht polarstern',
    'black white silver rose pink red blue green yellow purple violet grey gray graphite midnight starlight space spacegrau',
    'titanium titan natural desert cream lavender phantom coral product',
    'negro blanco plata oro rojo azul verde amarillo gris grafito noir blanc argent rouge bleu vert jaune',
    'nero bianco argento rosso blu giallo grigio grafite',
  ].flatMap((line) => line.split(' ')),
)

export const isFiller = (word: string): boolean => fillers.has(word)

/** What a list may leave out, if only one model is left then: the year, that it is one for 5G, and that it is a generation. */
export const mayBeMissing = (word: string): boolean => /^20\d\d$/.test(word) || word === '5g' || word === 'gen'

/** Who says Samsung S23 means the Galaxy S23. */
export const impliedByMaker = new Set(['galaxy'])

const thing =
  /^(?:schutz|display|panzer|folie|lade|kabel|netzteil|netzgerat|adapter|charger|cable|case|cover|hulle|huelle|tasche|halter|akku|battery|ersatz|dock|tastatur|keyboard|pencil|stift|funda|cargador|coque|chargeur|etui|custodia|caricatore|armband)/

const beside = new Set([
  'mit',
  'inkl',
  'incl',
  'inklusive',
  'with',
  'con',
  'avec',
  'ohne',
  'without',
  'sin',
  'sans',
  'senza',
])

/** “Hülle für iPhone 13” is none; but a phone may come with one. */
export function isAccessory(words: readonly string[]): boolean {
  const first = words.findIndex((word) => thing.test(word))
  return first !== -1 && !words.slice(0, first).some((word) => beside.has(word))
}
