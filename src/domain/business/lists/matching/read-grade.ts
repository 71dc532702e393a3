import type { SellerGrade } from '#domain/offers/questions/grades.ts'

/** What people of all our countries call the looks of a device, as `key` writes it. The first word of a line is the grade. */
const gradeNames: readonly (readonly [SellerGrade, string])[] = [
  [
    'A',
    'a|a+|a-|aa|aplus|1|neu|new|nuevo|neuf|nuovo|neuwertig|wieneu|likenew|asnew|comonuevo|commeneuf|comenuovo|nuovocomenuovo',
  ],
  [
    'A',
    'mint|perfect|perfekt|makellos|flawless|hervorragend|exzellent|excellent|excelente|eccellente|keinespuren|nomarks|ottimo',
  ],
  ['A', 'sinmarcas|sansmarques|senzasegni|parfaitetat|perfecto|perfetto|impecable|impeccabile|pristine|ungebraucht'],
  [
    'B',
    'b|b+|b-|ab|2|sehrgut|sehrguterzustand|verygood|muybueno|tresbon|tresbonetat|moltobuono|leichtespuren|lightmarks',
  ],
  [
    'B',
    'leichtegebrauchsspuren|leichtgebraucht|lightuse|lightwear|marcasleves|legeresmarques|tracceleggere|segnileggeri',
  ],
  [
    'C',
    'c|c+|c-|bc|3|gut|guterzustand|good|bueno|bon|bonetat|buono|gebraucht|used|usado|occasion|usato|deutlichespuren',
  ],
  [
    'C',
    'sichtbarespuren|gebrauchsspuren|normalegebrauchsspuren|visiblemarks|marcasvisibles|marquesvisibles|segnivisibili',
  ],
  [
    'D',
    'd|d+|d-|cd|4|akzeptabel|acceptable|aceptable|accettabile|ausreichend|befriedigend|fair|correct|etatcorrect|discreto',
  ],
  [
    'D',
    'starkespuren|starkegebrauchsspuren|starkgebraucht|heavymarks|heavyuse|heavywear|poor|schlecht|marcasfuertes|regular',
  ],
  ['D', 'fortesmarques|segniforti|stark|verkratzt|zerkratzt|scratched|rayado|raye|graffiato'],
]

const grades: ReadonlyMap<string, SellerGrade> = new Map(
  gradeNames.flatMap(([grade, names]) => names.split('|').map((name) => [name, grade] as const)),
)

const key = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9+-]/g, '')
    .replace(/(?<=[a-z]{2})[+-]+|[+-](?=[a-z0-9])/g, '')

/** Names around the grade itself: “Grade B”, “Zustand: gut”, “Klasse C”. */
const around =
  /^(?:grade|grad|klasse|class|zustand|condition|kategorie|cat|note|stufe|estado|etat|stato|grado)(?=[a-z0-9])/

/** What is broken has no price by its looks, however good these are. */
const broken =
  /defe[kc]t|kaputt|broken|crack|gesprung|bruch|\briss|damage|besch[aä]dig|schaden|faulty|fault|rot[oa]\b|cass[eé]|panne|guast|dañad|locked\b|gesperrt|not working|teile/i

/** The grade that a word is the name of, and nothing else. */
export function gradeNamed(text: string): SellerGrade | undefined {
  const whole = key(text)
  return grades.get(whole) ?? grades.get(whole.replace(around, ''))
}

/**
 * In which grade a device is by the word of its owner. Nothing if we do not know the word: a device that is broken is none of
 * a worse grade, but has to be described.
 */
export function readGrade(text: string): SellerGrade | undefined {
  if (broken.test(text) && !/un(?:locked|damaged|beschädigt)/i.test(text)) return undefined
  const [first = ''] = text.split(/[:;,(/–]|\s[-–]\s/)
  return gradeNamed(text) ?? gradeNamed(first)
}
