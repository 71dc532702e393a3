import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const roots = ['bench', 'content', 'docs', 'messages', 'migrations', 'public', 'scripts', 'seeds', 'src', 'tests']
const places = globSync(['*', '.*', `{${roots.join(',')}}/**`])
const tests = places.filter((place) => place.endsWith('.test.ts'))
const anchored = places.map((place) => `/${place}`)

/** Not the merchant's texts, and not what was called otherwise once. */
const pages = places.filter((place) => place.endsWith('.md') && !/^content\/\w\w\/|^CHANGELOG/.test(place))
const code = places
  .filter((place) => /\.(?:tsx?|mjs|js|sql|json|css|ya?ml|example)$/.test(place) && !place.includes('names-in-docs'))
  .map((place) => readFileSync(place, 'utf8'))
  .join('\n')
const words = new Set(code.match(/[\w$]+/g))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }

/** What guides add as an example, what the house style forbids, what is made while the shop runs, and what others have named. */
const elsewhere = [
  /\b(?:nl|nl_NL|kiosk|list-watches)\b|^(?:utils|helpers|Service|Manager|Controller|index\.ts|block--look|block__part)$/,
  /^(?:var|build|node_modules|logs)\/|^devices_de-\d+|^de\/home$|^price_[a-d]$/,
  /^(?:pg_dump|postgresql-client-\d+|innerHTML|client_secret_basic|invalid_grant)$/,
]

function isThere(name: string): boolean {
  const command = /^npm (?:run )?(\S+)/.exec(name)?.[1]
  if (command) return command === 'install' || (command in scripts && choosesTests(name))
  if (/^(?:npx|vitest) /.test(name)) return false
  const identifier = /^([A-Za-z_$][\w$]*)(?:\(.*\))?$/.exec(name)?.[1]
  if (identifier) return words.has(identifier)
  if (!/^[\w*-]+(?:[./-]+[\w*-]+)+\/?$|^[\w-]+\/$/.test(name)) return true
  return isPlace(name.replace(/\/$/, '')) || isSaid(name) || (!name.includes('/') && name.split('.').every(isSaid))
}

/** Whoever runs some of the tests must find them: a path that no test has would run nothing, and say nothing. */
function choosesTests(command: string): boolean {
  const paths =
    /^npm (?:test|run test:all) -- (?:-u )?((?:[\w./-]+(?: |$))+)/.exec(command)?.[1]?.trim().split(' ') ?? []
  const isTest = (path: string) => path.startsWith('-') || tests.some((file) => file.includes(path))
  return paths.every(isTest)
}

/** From anywhere inside the project: `lifecycle/transitions.ts` as well as its whole path. A file may lack its ending. */
function isPlace(name: string): boolean {
  const pattern = new RegExp(`/${name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}(?:\\.tsx?)?$`)
  return anchored.some((place) => pattern.test(place))
}

function isSaid(name: string): boolean {
  return new RegExp(String.raw`(?<![\w/-])${name.replaceAll(/[.*]/g, String.raw`\$&`)}(?![\w-])`).test(code)
}

test.each(pages)('F-71 F-75 whatever %s names and links to is there', (page) => {
  const text = readFileSync(page, 'utf8')
  const prose = text.replaceAll(/^( *)```[^]*?^\1```/gm, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/from '#([^']+)'/g)].map(([, name]) => name!)
  const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => join(dirname(page), path!))

  expect(named.filter((name) => !elsewhere.some((other) => other.test(name)) && !isThere(name))).toEqual([])
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})
