import { flatten } from '#tests/support/readers/database/flatten.ts'
import at from '#messages/de-AT.json' with { type: 'json' }
import de from '#messages/de.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }

/** Sentences that only this language has. */
function sentencesOf(words: object, others: object[]): string[] {
  const foreign = new Set(others.flatMap((other) => Object.values(flatten(other))))
  return Object.values(flatten(words)).filter(
    (text) => text.length > 25 && !/[{<'"\\]/.test(text) && !foreign.has(text),
  )
}

export const languages = {
  de: sentencesOf(de, [es, fr, it]),
  es: sentencesOf(es, [de, fr, it]),
  fr: sentencesOf(fr, [de, es, it]),
  it: sentencesOf(it, [de, es, fr]),
}

export type Language = keyof typeof languages

/** The languages of which a text has at least one sentence. */
export const spokenIn = (text: string): string[] =>
  Object.entries(languages)
    .filter(([, sentences]) => sentences.some((sentence) => text.includes(sentence)))
    .map(([language]) => language)

/** A sentence that only Austrians read. */
export const [austrian] = sentencesOf(at, [de])
