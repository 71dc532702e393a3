import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { countries } from '#shop/countries/all.ts'
import { isOfficeLanguage, officeLanguages, sharedWords, type OfficeLanguage } from '#shop/messages/office-language.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { frameMessages } from '#shop/messages/page-messages.ts'

type Catalogue = { [key: string]: string | Catalogue }

/** The topics of each kind; nothing means all of them. */
const topicsOf = new Map<string, readonly string[] | undefined>([
  ['frame-messages', frameMessages],
  ['cart-messages', ['cart', 'forCompanies.cart']],
  ['consent-messages', ['consent']],
  ['hint-messages', ['hint']],
  ['login-messages', ['login', 'field']],
  ['messages', undefined],
])

const request = new RegExp(`^virtual:(${[...topicsOf.keys()].join('|')})(?:/([\\w-]+))?$`)

const isOf = (kind: string, key: string): boolean =>
  topicsOf.get(kind)?.some((topic) => key.startsWith(`${topic}.`)) ?? true

/** `de-AT` only says what differs from `de`. */
const parentOf = (language: string): string | undefined => /^(\w+)-/.exec(language)?.[1]

/**
 * `virtual:messages/de` is `messages/de.json` as flat keys with compiled messages, so that no parser travels to the browser;
 * `virtual:frame-messages/de` has only what every page says. Without a language, `virtual:messages` has those of every
 * country by its locale, and the others are a function that loads one: `virtual:cart-messages` what the cart says wherever it
 * opens, `virtual:login-messages` what the dialog for logging in does, `virtual:consent-messages` only the banner about
 * tracking, `virtual:hint-messages` only the hint to another country's shop.
 */
export function compileMessages(folder = join(process.cwd(), 'messages')): Plugin {
  return {
    name: 'compile-messages',
    resolveId: (id) => (request.test(id) || officeRequest.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [office, spoken = ''] = (id.startsWith('\0') && officeRequest.exec(id.slice(1))) || []
      if (isOfficeLanguage(spoken)) {
        for (const file of officeFiles(folder, spoken)) this.addWatchFile(file)
        return moduleOf(Object.entries(readOfficeMessages(folder, spoken)))
      }
      if (office !== undefined) return officeLoader()
      const [, kind, language] = (id.startsWith('\0') && request.exec(id.slice(1))) || []
      if (kind === undefined) return undefined
      if (language === undefined) return kind === 'messages' ? allMessages() : loaderOf(kind)
      for (const name of [language, parentOf(language)]) if (name) this.addWatchFile(fileOf(folder, name))

      return moduleOf(Object.entries(readMessages(folder, language)).filter(([key]) => isOf(kind, key)))
    },
  }
}

const codeOf = (lines: readonly string[]) => ({ code: lines.join('\n'), moduleType: 'js' as const })

function allMessages() {
  const all = Object.values(countries)
  return codeOf([
    ...all.map(({ code, messages }) => `import ${code} from 'virtual:messages/${messages}'`),
    `export default { ${all.map(({ code, locale }) => `${locale}: ${code}`).join(', ')} }`,
  ])
}

/** By the language that a page says it has; a browser that translates pages says another one. */
function loaderOf(kind: string) {
  const loaders = Object.values(countries).map(
    ({ locale, messages }) => `'${languageTag(locale)}': () => import('virtual:${kind}/${messages}'),`,
  )
  return codeOf([
    `const loaders = {`,
    ...loaders,
    `}`,
    `export default async (language) => (await (loaders[language] ?? loaders['de-DE'])()).default`,
  ])
}

function moduleOf(messages: [string, string][]) {
  const compiled = messages.map(([key, text]) => [key, compile(text)])
  return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js' as const }
}

/** The words of the back office: a function that loads those of one language, and behind a slash these themselves. */
const officeRequest = /^virtual:office-messages(?:\/(\w+))?$/

const officeLoader = () =>
  codeOf([
    `const loaders = {`,
    ...Object.keys(officeLanguages).map(
      (language) => `${language}: () => import('virtual:office-messages/${language}'),`,
    ),
    `}`,
    `export default async (language) => (await loaders[language]()).default`,
  ])

const officeFiles = (folder: string, language: OfficeLanguage): string[] =>
  readdirSync(join(folder, 'office', language)).map((name) => join(folder, 'office', language, name))

/** What the office says in the words of the storefronts. Nobody shops in English: there they lie among its own. */
const SHARED = 'storefront'

const isShared = (key: string): boolean => sharedWords.some((beginning) => key.startsWith(`${beginning}.`))

/** All that the office says in a language under flat keys: a file per topic, and what it shares with the storefronts. */
export function readOfficeMessages(folder: string, language: OfficeLanguage): Record<string, string> {
  const topics = officeFiles(folder, language).map((file) => {
    const topic = basename(file, '.json')
    return flatten(readCatalogue(file), topic === SHARED ? '' : `office.${topic}.`)
  })
  const shared =
    language === 'de' ? Object.entries(readMessages(folder, language)).filter(([key]) => isShared(key)) : []
  return Object.assign(Object.fromEntries(shared), ...topics) as Record<string, string>
}

const readCatalogue = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8')) as Catalogue

const fileOf = (folder: string, language: string): string => join(folder, `${language}.json`)

/** All messages of a language under flat keys, those of its parent included. */
export function readMessages(folder: string, language: string): Record<string, string> {
  const parent = parentOf(language)
  const own = flatten(readCatalogue(fileOf(folder, language)))

  return parent === undefined ? own : { ...readMessages(folder, parent), ...own }
}

function flatten(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}
