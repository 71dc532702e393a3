import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import { gradeNamed, readGrade } from '#domain/business/lists/matching/read-grade.ts'
import { batteryPercent, brokenSomehow, faults, isFine, phrases, trouble } from './fault-words.ts'
import { ownWords } from './own-words.ts'
import { plainText } from './plain-text.ts'

/** What somebody wrote about the state of a device. */
export type Condition = {
  grade: SellerGrade | null
  /** Answers that are not those of a device which works. */
  faults: Answers
  /** Something is broken, and nobody knows what. */
  isUnclear: boolean
  /** What was not understood. */
  unread: string[]
}

type Found = { question: string; answer: string; isMulti: boolean }

/** Whether a text may speak of faults at all: nearly none does, and looking closely takes time. */
export const mayTellFaults = (text: string): boolean => text !== '' && mayTell.test(plainText(text))

/** Simple words only; what is found so is looked at closely. */
const mayTell = new RegExp(
  `${brokenSomehow.source}|geht nicht|startet|bootet|einschalt|wasser|feucht|flussig|moistur|\\bkein|\\bno (?:ser|net|sig|sou|pow|dis)|tur?n on|power on|\\blad|charg|icloud|lock\\w*\\b|gesperrt|sperre|brannt|burn.?in|pixel |flecken|verfarb|black screen|akku|batter|bateria|nachbau|versiegelt|sealed|\\bdrift|pilz|fungus|schwach|weak|kratz|scratch|verbogen|\\bbent\\b|delle|beule|ton\\b|enciende|allume|accende`,
)

/**
 * Reads words about a device into answers of its own questions. `partsAlone` is for a column of defects: there “Display”
 * alone says that it is broken.
 */
export function readCondition(text: string, questions: readonly Question[], partsAlone = false): Condition {
  const { found, rest } = ownWords(plainText(text), questions)
  const read: Condition = { grade: null, faults: {}, isUnclear: false, unread: [] }
  const all = [...found]
  for (const piece of piecesOf(rest)) {
    const named = gradeNamed(piece)
    const here = named ? [] : readPiece(piece, questions, partsAlone)
    all.push(...here)
    if (here.length > 0 || isFine(piece)) continue
    const grade = named ?? readGrade(piece)
    if (grade) read.grade ??= grade
    else if (brokenSomehow.test(piece)) read.isUnclear = true
    else read.unread.push(piece)
  }
  // What is told in so many words is not unclear because of a general one beside it: “defekt: Display gesprungen”.
  return { ...read, faults: gather(all), isUnclear: read.isUnclear && all.length === 0 }
}

/** A text without what it says about faults, for whoever looks for the name of a device in it. */
export const withoutFaults = (text: string): string =>
  text
    .split(/(?<=[,;|(])|\s(?=[-–—/]\s)/)
    .filter((piece, index) => index === 0 || !mayTellFaults(piece))
    .join(' ')
    .split(' ')
    .filter((word, index) => index === 0 || !faultWord.test(plainText(word)))
    .join(' ')

const faultWord = new RegExp(
  `${trouble.source}|^(?:display|screen|bildschirm|akku|batterie|battery|backcover|ruckseite|ruckglas|gehause|kamera|camera|ladebuchse|lautsprecher|mikrofon|glas|touch|schwach|weak|kratzer|scratched|verkratzt|verbogen|geht|nicht|an|bastler|ersatzteil\\w*|wasserschaden)$`,
)

/** “Display und Rückseite gesprungen” says so of both: what stands alone waits for the next that says what is wrong. */
function piecesOf(text: string): string[] {
  const parts = text.split(
    /[,;|+&•()\n]|\s[-–—/]\s|(?<=\p{L}{3})\/(?=\p{L}{3})|:\s|\b(?:und|and|sowie|aber|but|y|et)\b/u,
  )
  const pieces: string[] = []
  let waiting = ''
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const isPart = isPartAlone(part)
    if (!isPart) pieces.push(`${waiting}${part}`)
    waiting = isPart ? `${waiting}${part} ` : ''
  }
  return waiting === '' ? pieces : [...pieces, waiting.trim()]
}

/** A part of a device, and not a word about how it is. */
const isPartAlone = (part: string): boolean =>
  !trouble.test(part) &&
  !isFine(part) &&
  !batteryPercent.test(part) &&
  !phrases.some(({ says }) => says.test(part)) &&
  !faults.some(({ says }) => says.test(part)) &&
  faults.some(({ says }) => says.test(`${part} defekt`))

function readPiece(piece: string, questions: readonly Question[], partsAlone: boolean): Found[] {
  const told = [...percentOf(piece, questions), ...foundIn(piece, phrases, questions)]
  if (isFine(piece)) return told
  const here = [...told, ...foundIn(piece, faults, questions)]
  return here.length > 0 || !partsAlone ? here : foundIn(`${piece} defekt`, faults, questions)
}

const foundIn = (piece: string, among: typeof faults, questions: readonly Question[]): Found[] =>
  among.filter(({ says }) => says.test(piece)).flatMap(({ answers }) => firstKnown(answers, questions))

/** The first of these answers that these questions know. */
function firstKnown(answers: readonly string[], questions: readonly Question[]): Found[] {
  for (const each of answers) {
    const [code = '', answer = ''] = each.split('=')
    const question = questions.find((asked) => asked.code === code)
    if (question?.answers.some((known) => known.code === answer))
      return [{ question: code, answer, isMulti: question.kind === 'multi' }]
  }
  return []
}

function percentOf(piece: string, questions: readonly Question[]): Found[] {
  const [, before, after] = batteryPercent.exec(piece) ?? []
  const percent = Number(before ?? after)
  if (Number.isNaN(percent) || percent > 100) return []
  if (percent >= 85) return firstKnown(['BATTERY=GE_85', 'BATTERY=GOOD'], questions)
  if (percent >= 80) return firstKnown(['BATTERY=P80_84', 'BATTERY=GOOD'], questions)
  return firstKnown(['BATTERY=LT_80', 'BATTERY=WEAK'], questions)
}

/** Any number of answers where any number can be given; else the first. */
function gather(all: readonly Found[]): Answers {
  const answers: Record<string, string[]> = {}
  for (const { question, answer, isMulti } of all) {
    const before = answers[question] ?? []
    if (before.length === 0 || (isMulti && !before.includes(answer))) answers[question] = [...before, answer]
  }
  return answers
}
