import { readFileSync } from 'node:fs'
import type { MessageKey } from '#shop/messages/messages.ts'

/** The languages that have a table of words in `docs/words`. */
export const glossaryLanguages = ['es', 'fr', 'it'] as const

export type GlossaryLanguage = (typeof glossaryLanguages)[number]

export type Term = { german: string; say: string; never: string[]; keys: MessageKey[] }

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of a table of words: what we say, what we never say, and the messages that have to say it. */
export function readGlossary(language: GlossaryLanguage): Term[] {
  const rows = readFileSync(`docs/words/${language}.md`, 'utf8').match(/^\|.*\|$/gm) ?? []
  return rows.slice(2).map((row) => {
    const [german = '', say = '', never = '', keys = ''] = cellsOf(row)
    return {
      german,
      say,
      never: never.split(' · ').filter((form) => form !== '–'),
      // The test looks each of them up.
      keys: [...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key as MessageKey),
    }
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A form as a word of its own, in capitals or not, with any kind of space inside; as part of a longer word it is another word. */
export const asWord = (form: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}’-])${escaped(form).replaceAll(' ', String.raw`\s+`)}(?![\p{L}\p{N}’])`, 'iu')
