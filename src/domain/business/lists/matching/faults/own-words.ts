import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { plainText } from './plain-text.ts'

type OwnWord = { text: string; question: string; answer: string; isMulti: boolean }

/** Shorter answers, such as “Ja”, say nothing by themselves. */
const MIN_LENGTH = 8

const known = new WeakMap<readonly Question[], OwnWord[]>()

/** What the questionnaire itself calls a fault, and what is left of the text without it. */
export function ownWords(
  text: string,
  questions: readonly Question[],
): { found: Omit<OwnWord, 'text'>[]; rest: string } {
  const words = known.get(questions) ?? gatherWords(questions)
  known.set(questions, words)
  const found = words.filter((word) => standsAlone(text, word.text))
  return { found, rest: found.reduce((left, word) => left.replace(word.text, ','), text) }
}

/** Nothing but a comma or the like around it: “Display und Rückseite gesprungen” says more than its last two words. */
function standsAlone(text: string, words: string): boolean {
  const at = text.indexOf(words)
  if (at === -1) return false
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + words.length).trimStart()]
  return /(?:^|[,;:.(/-])$/.test(before) && /^(?:$|[,;:.)/-])/.test(after)
}

const gatherWords = (questions: readonly Question[]): OwnWord[] =>
  questions
    .flatMap(({ code, kind, answers }) =>
      answers.filter(isFault).map((answer) => ({
        text: plainText(answer.text),
        question: code,
        answer: answer.code,
        isMulti: kind === 'multi',
      })),
    )
    .filter(({ text }) => text.length >= MIN_LENGTH)
    .toSorted((one, other) => other.text.length - one.text.length)

/** It takes something off, or closes the gate. What only names a part is read with what is said about it. */
const isFault = ({ effect, text }: Answer): boolean =>
  Boolean(effect.gate ?? effect.bp) && effect.assume === undefined && / /.test(text)
