import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { frameWords } from '#shop/page-words.ts'

type Catalogue = { [key: string]: string | Catalogue }

const request = /^virtual:(frame-words|cart-words|consent-words|hint-words|login-words|words)\/([\w-]+)$/

type Kind = 'frame-words' | 'cart-words' | 'consent-words' | 'hint-words' | 'login-words' | 'words'

/** The topics of each kind; nothing means all of them. */
const topicsOf: Record<Kind, readonly string[] | undefined> = {
  'frame-words': frameWords,
  'cart-words': ['cart'],
  'consent-words': ['consent'],
  'hint-words': ['hint'],
  'login-words': ['login', 'field'],
  words: undefined,
}

const isOf = (kind: Kind, key: string): boolean => topicsOf[kind]?.some((topic) => key.startsWith(`${topic}.`)) ?? true

/** A catalogue that only says what differs from another one. */
const parents: Record<string, string> = { 'de-AT': 'de' }

/**
 * `virtual:words/de` is `messages/de.json` as flat keys with compiled messages, so that no parser travels to the browser;
 * `virtual:frame-words/de` has only what every page says, `virtual:cart-words/de` what the cart says wherever it opens,
 * `virtual:login-words/de` what the dialog for logging in does, `virtual:consent-words/de` only the banner about tracking,
 * `virtual:hint-words/de` only the hint to another country's shop.
 */
export function compileWords(folder = join(process.cwd(), 'messages')): Plugin {
  return {
    name: 'compile-words',
    resolveId: (id) => (request.test(id) || id === OFFICE ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${OFFICE}`) {
        for (const file of officeFiles(folder)) this.addWatchFile(file)
        return moduleOf(Object.entries(readOfficeWords(folder)))
      }
      const [, kind, language] = (id.startsWith('\0') && request.exec(id.slice(1))) || []
      if (!kind || !language) return undefined
      for (const name of [language, parents[language]]) if (name) this.addWatchFile(fileOf(folder, name))

      return moduleOf(Object.entries(readWords(folder, language)).filter(([key]) => isOf(kind as Kind, key)))
    },
  }
}

function moduleOf(words: [string, string][]) {
  const compiled = words.map(([key, text]) => [key, compile(text)])
  return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js' as const }
}

/** The back office: its own words, a file per topic, and those of the German shop. */
const OFFICE = 'virtual:office-words'

const officeFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'office')).map((name) => join(folder, 'office', name))

function readOfficeWords(folder: string): Record<string, string> {
  const topics = officeFiles(folder).map((file) => {
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
    return flatten(catalogue, `office.${basename(file, '.json')}.`)
  })
  return Object.assign(readWords(folder, 'de'), ...topics) as Record<string, string>
}

const fileOf = (folder: string, language: string): string => join(folder, `${language}.json`)

/** All words of a language under flat keys, those of its parent included. */
export function readWords(folder: string, language: string): Record<string, string> {
  const parent = parents[language]
  const own = flatten(JSON.parse(readFileSync(fileOf(folder, language), 'utf8')) as Catalogue)

  return parent === undefined ? own : { ...readWords(folder, parent), ...own }
}

function flatten(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}
