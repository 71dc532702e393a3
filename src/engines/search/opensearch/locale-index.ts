import type { CategoryFacet, FoundDevice } from '#engines/search/search.ts'
import {
  openVocabulary,
  packVocabulary,
  type Vocabulary,
  type VocabularyWords,
} from '#engines/search/understanding/vocabulary.ts'
import type { SearchIndexes } from '#shop/countries/country.ts'
import { fillIndex, newStamp } from './fill-index.ts'
import type { SearchServer } from './search-server.ts'

/** One filling of the index, as long as it is the current one. */
export interface Filling {
  search(body: object): Promise<readonly FoundDevice[] | undefined>
  facets(): Promise<readonly CategoryFacet[] | undefined>
  vocabulary(): Promise<Vocabulary | undefined>
}

/** So long a process may go on with a filling that another process has replaced. */
const KNOWN_MILLISECONDS = 2_000
/** A filling that nobody asks and that is older than this was left behind by a process that ended on the way. */
const ABANDONED_MILLISECONDS = 60 * 60_000

type Hits = { hits: { hits: readonly { _source: { device: FoundDevice } }[] } }
type OldFilling = { alias: string; name: string; isAsked: boolean }
type Document<Content> = { _source: { content: Content } }

/** The devices of one locale on the server: the names of the country are aliases that lead to the current filling. */
export class LocaleIndex {
  readonly #server: SearchServer
  readonly #names: SearchIndexes
  #current: { stamp: string; filling: Filling } | undefined
  #knownUntil = 0

  constructor(server: SearchServer, names: SearchIndexes) {
    this.#server = server
    this.#names = names
  }

  async current(): Promise<Filling | undefined> {
    if (this.#current && performance.now() < this.#knownUntil) return this.#current.filling

    const { devices } = this.#names
    const aliases = await this.#server.ask<object>('GET', `/_alias/${devices}`)
    const stamp = Object.keys(aliases ?? {})
      .toSorted()
      .at(-1)
      ?.slice(devices.length)
    if (stamp !== this.#current?.stamp) this.#current = stamp === undefined ? undefined : this.#open(stamp)
    this.#knownUntil = performance.now() + KNOWN_MILLISECONDS
    return this.#current?.filling
  }

  /** Asks the current filling, and once more if it was just replaced. */
  async ask<Answer>(question: (filling: Filling) => Promise<Answer | undefined>): Promise<Answer | undefined> {
    const filling = await this.current()
    const answer = filling && (await question(filling))
    if (answer !== undefined || !filling) return answer

    this.forget()
    const next = await this.current()
    return next && question(next)
  }

  forget(): void {
    this.#knownUntil = 0
  }

  /** Fills indexes beside the current ones; who asks meanwhile gets the old devices, then at once the new ones. */
  async replace(devices: readonly FoundDevice[]): Promise<void> {
    const next = this.#stamped(newStamp())
    const old = await this.#switchTo(next, devices).catch(async (error: unknown) => {
      await this.#remove([next.devices, next.manufacturers])
      throw error
    })
    this.forget()
    const abandonedAt = Date.now() - ABANDONED_MILLISECONDS
    await this.#remove(old.filter(({ name, isAsked }) => isAsked || bornAt(name) < abandonedAt).map(({ name }) => name))
  }

  /** Returns what was there before. */
  async #switchTo(next: SearchIndexes, devices: readonly FoundDevice[]): Promise<OldFilling[]> {
    await fillIndex(this.#server, next, devices)
    const old = await this.#fillings(next)
    const actions = [
      ...old.filter(({ isAsked }) => isAsked).map(({ alias, name }) => ({ remove: { index: name, alias } })),
      { add: { index: next.devices, alias: this.#names.devices } },
      { add: { index: next.manufacturers, alias: this.#names.manufacturers } },
    ]
    const switched = await this.#server.ask('POST', '/_aliases', { actions })
    if (!switched) throw new Error(`Somebody else changed ${this.#names.devices} at the same time.`)
    return old
  }

  /** What cannot be removed now is found abandoned later. */
  async #remove(names: readonly string[]): Promise<void> {
    await Promise.allSettled(names.map((name) => this.#server.ask('DELETE', `/${name}`)))
  }

  #stamped(stamp: string): SearchIndexes {
    return { devices: this.#names.devices + stamp, manufacturers: this.#names.manufacturers + stamp }
  }

  #open(stamp: string) {
    const server = this.#server
    const { devices, manufacturers } = this.#stamped(stamp)
    const read = async <Content>(id: string): Promise<Content | undefined> =>
      (await server.ask<Document<Content>>('GET', `/${manufacturers}/_doc/${id}`))?._source.content
    let vocabulary: Promise<Vocabulary | undefined> | undefined

    const filling: Filling = {
      async search(body) {
        const found = await server.ask<Hits>('POST', `/${devices}/_search`, { track_total_hits: false, ...body })
        return found?.hits.hits.map(({ _source }) => _source.device)
      },
      facets: async () => (await read<{ facets: CategoryFacet[] }>('menu'))?.facets,
      vocabulary() {
        vocabulary ??= read<VocabularyWords>('words').then((words) => words && openVocabulary(packVocabulary(words)))
        vocabulary.catch(() => (vocabulary = undefined))
        return vocabulary
      },
    }
    return { stamp, filling }
  }

  /** All other fillings of both names, and whether they are the current ones. */
  async #fillings(next: SearchIndexes): Promise<OldFilling[]> {
    const found = await Promise.all(
      (['devices', 'manufacturers'] as const).map(async (kind) => {
        const alias = this.#names[kind]
        const all = await this.#server.ask<Record<string, { aliases: object }>>('GET', `/${alias}-*/_alias`)
        return Object.entries(all ?? {})
          .filter(([name]) => name !== next[kind] && bornAt(name) > 0)
          .map(([name, { aliases }]) => ({ alias, name, isAsked: alias in aliases }))
      }),
    )
    return found.flat()
  }
}

/** When a filling was begun; 0 for an index that is none. */
const bornAt = (name: string): number => Number(/-(\d{13})-[0-9a-f]{8}$/.exec(name)?.[1] ?? 0)
