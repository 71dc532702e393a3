import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What things were called once, and are called now: the field has a word for each of them. */
const oldIdentifiers: readonly (readonly [old: RegExp, now: string])[] = [
  [/^turn$/, 'tx'],
  [/^deeds?$|Deeds?$|^deed[A-Z]/, 'action, or the intent of a form'],
  [/^wish$|Wish$|^wish[A-Z]/, 'TradeListQuery, pending submission'],
  [/^desk$|Desk$|^desk[A-Z]/, 'dashboard, customer records'],
  [/OnBench/, 'claimed item'],
  [/[sS]peech|^speakerFor$|^Speaks$/, 'i18n, translatorFor, MessagesProvider'],
  [/^WordKey$|^wordsOf(Screen)?$/, 'MessageKey, messagesFor'],
  [/^judge(Trade|Cart|Row)$|^GoodTrade$/, 'validateTrade, validateCart, matchRow, ValidTrade'],
  [/^ToldEvents?$|^toldEvents?$/, 'customer events'],
  [/^hearCarrier$/, 'recordTrackingEvent'],
  [/TradePapers/, 'shipping documents'],
  [/[qQ]uestionSheet/, 'questionnaire'],
  [/^mayBeKept$|^KeptPage$|^doubt$|^Doubts$/, 'isCacheable, RenderedPage, markStale, ImeiWarnings'],
  [/^forget[A-Z]|^FORGET_/, 'purgeExpired…, erase…, clear…'],
  [/[pP]atternBook/, 'component gallery'],
  [/Door$|^doors?$|AtDoor/, 'handler'],
  [/^wearsHeaders$/, 'hasOwnHeaders'],
  [/^proveYourself$|^provedAt$/, 'reauthenticate, authenticatedAt'],
  [/[iI]ncident/, 'error report'],
  [/^hold(Account|Customer|Session|Trade|By[A-Z])/, 'lock…; a payout is on hold'],
  [/^drop(Old|Expired|Sessions?|Letters|Waiting)|^letGo/, 'delete…, unsubscribe…'],
  [/^workOff/, 'start…Jobs'],
  [/^(MOST|LONGEST|LARGEST|DEEPEST)(_|$)/, 'MAX_…'],
]

const oldPaths = new RegExp(
  `/(${[
    'deeds?|wish|desk|speech|told-events|engines/(paper|sheets|errors)|question-sheets|forget-[\\w-]+|demo-day',
    'pattern-book|inside|plain|tab-memory|load-again|small-form|ways-in|ways-on|cart-news|[\\w-]+-place|[\\w-]*door',
    'prove|prove-yourself|incidents|meters|figures|books|switch-on-customer|leaving|become-customer|look-at-trade',
    'work-on-message|work-off-jobs|tend-jobs|leave-for-provider',
  ].join('|')})(/|\\.\\w+$)`,
)

/** Comments and texts tell in plain English; a word of it may be one of these. */
const withoutProse = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ')

const identifiersIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? []

const oldAmong = (identifiers: Iterable<string>): string[] =>
  [...new Set(identifiers)].flatMap((name) =>
    oldIdentifiers.filter(([old]) => old.test(name)).map(([, now]) => `${name}, now: ${now}`),
  )

const code = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs}').filter(
  (file) => !file.endsWith('old-names.test.ts'),
)

test('HO-01 F-71 no file is called by an old name', () => {
  const files = [...code, ...globSync('messages/**/*.json')].map((file) => `/${file}`)

  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => oldPaths.test(file))).toEqual([])
})

test('HO-01 F-71 nothing in the code is called by an old name', () => {
  const found = code.map((file) => [file, oldAmong(identifiersIn(withoutProse(readFileSync(file, 'utf8'))))] as const)

  expect(found.filter(([, old]) => old.length > 0)).toEqual([])
})

test('HO-01 F-71 no page of the docs names code by an old name', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'src/**/README.md', 'tests/**/README.md'])
  const found = pages.map((file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, text]) => identifiersIn(text!))
    return [file, oldAmong(named)] as const
  })

  expect(pages.length).toBeGreaterThan(50)
  expect(found.filter(([, old]) => old.length > 0)).toEqual([])
})
