import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * A real OpenSearch, made from what Debian has. Debian packs it as a library only, and beside a newer Lucene than it was
 * written for: `AdaptLucene.java` bridges the two, and `java/` adds the way to start it and what Lucene no longer has.
 */
const here = import.meta.dirname
const cache = join(here, '../../node_modules/.cache')

const run = promisify(execFile)

/** Not in the Debian of today's servers, so they are named exactly. */
const newer = [
  {
    path: 'pool/main/o/opensearch/libopensearch-java_2.4.1+dfsg-2_all.deb',
    sha256: '20da372b957ddf6a602fbccb74b29998f27caf1ef555238a33748b55261fc7be',
  },
  {
    path: 'pool/main/l/lucene9/liblucene9-java_9.10.0+dfsg-2_all.deb',
    sha256: '4a01e720524ab4ee6ab1b47127d6622603669d823ca32f4bbf4126b9805fcd5f',
  },
]

/** What OpenSearch stands on: packages, and which of their libraries it needs. */
const libraries = {
  'libasm-java': ['asm'],
  'libcarrotsearch-hppc-java': ['hppc'],
  'libjackson2-core-java': ['jackson-core'],
  'libjackson2-dataformat-smile': ['jackson-dataformat-smile'],
  'libjna-java': ['jna'],
  'libjoda-time-java': ['joda-time'],
  'libjts-java': ['jts-core'],
  'liblog4j2-java': ['log4j-api', 'log4j-core'],
  'libnetty-java': ['buffer', 'codec', 'codec-http', 'common', 'handler', 'resolver', 'transport'].map(
    (part) => `netty-${part}`,
  ),
  'libspatial4j-java': ['spatial4j'],
  'libt-digest-java': ['t-digest'],
}

/** Debian's Lucene does not say how it stores. */
const services = {
  'org.apache.lucene.codecs.Codec': 'org.apache.lucene.codecs.lucene99.Lucene99Codec',
  'org.apache.lucene.codecs.DocValuesFormat': 'org.apache.lucene.codecs.lucene90.Lucene90DocValuesFormat',
  'org.apache.lucene.codecs.PostingsFormat': 'org.apache.lucene.codecs.lucene99.Lucene99PostingsFormat',
}

/** The class path of an OpenSearch whose main class is `OneNode`. Built once, then kept until something here changes. */
export async function buildOpenSearch(): Promise<string> {
  const built = join(cache, `opensearch-${await fingerprint()}`)
  if (!existsSync(built)) await build(built)
  return [join(built, 'classes'), join(built, 'jars/*')].join(':')
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of sources('**/*.{java,ts}')) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

const sources = (pattern: string): string[] => globSync(join(here, pattern)).toSorted()

/** Beside the place where it belongs, so that nobody meets half of it. */
async function build(target: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const place = await mkdtemp(join(cache, 'opensearch-in-work-'))
  try {
    await collectJars(place)
    await compileClasses(place)
    await rename(place, target)
  } catch (error) {
    // Another run may have been quicker.
    if (!existsSync(target)) throw error
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function collectJars(place: string): Promise<void> {
  const packages = join(place, 'packages')
  const jars = join(place, 'jars')
  await mkdir(jars)
  await download(packages)
  for (const file of globSync(join(packages, '*.deb'))) await run('dpkg-deb', ['--extract', file, packages])

  const from = (name: string) => join(packages, 'usr/share/java', `${name}.jar`)
  for (const name of Object.values(libraries).flat()) await copyFile(from(name), join(jars, `${name}.jar`))
  // Under its own name it would look for the notes of a build that Debian does not make.
  await copyFile(from('opensearch'), join(jars, 'server.jar'))
  const adapt = [join(here, 'AdaptLucene.java'), from('lucene9'), join(jars, 'lucene.jar')]
  await run('java', ['-cp', join(jars, 'asm.jar'), ...adapt])
  await rm(packages, { recursive: true })
}

/** With lists of its own: those of the machine may be old, or somebody may be at work with them. */
async function download(folder: string): Promise<void> {
  for (const needed of ['lists/partial', 'cache/archives/partial'])
    await mkdir(join(folder, needed), { recursive: true })
  const own = ['-o', `Dir::State::Lists=${join(folder, 'lists')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`]
  const apt = (...words: string[]) => run('apt-get', [...own, ...words], { cwd: folder })
  // Without a network it would otherwise only warn.
  await apt('update', '-o', 'APT::Update::Error-Mode=any')
  await apt('download', ...Object.keys(libraries))

  const { stdout } = await apt('indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages')
  const mirrors = [...new Set(stdout.trim().split('\n'))]
  for (const { path, sha256 } of newer) {
    const words = (mirror: string) => ['download-file', mirror + path, basename(path), `SHA256:${sha256}`]
    await firstThatWorks(mirrors, (mirror) => run('/usr/lib/apt/apt-helper', words(mirror), { cwd: folder }))
  }
}

/** Some mirrors have only what is urgent. */
async function firstThatWorks<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
      return
    } catch (error) {
      failures.push(error)
    }
  }
  throw failures[0] ?? new Error('apt knows no mirror')
}

async function compileClasses(place: string): Promise<void> {
  const classes = join(place, 'classes')
  await run('javac', ['-nowarn', '-d', classes, '-cp', join(place, 'jars/*'), ...sources('java/**/*.java')])
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(classes, file)), { recursive: true })
    await writeFile(join(classes, file), content)
  }
  for (const [service, name] of Object.entries(services)) await write(`META-INF/services/${service}`, name)
  // It does not start without a picture for browsers.
  await write('config/favicon.ico', '')
}
