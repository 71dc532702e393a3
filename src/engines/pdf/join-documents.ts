import { readPdfFile, referencesIn, renumber, valueOf, type PdfFile } from './pdf-objects.ts'

/** What a page has from the branch on which it hangs, if it does not say so itself. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

type Page = { number: number; head: string }

const CATALOG = 1
const PAGES = 2

/** The pages of finished documents, one after the other. Bookmarks and forms stay behind: labels have none. */
export function joinDocuments(documents: readonly Uint8Array[]): Uint8Array {
  const written: string[] = []
  const kids: number[] = []
  const next = (): number => PAGES + 1 + written.length

  for (const file of documents.map(readPdfFile)) {
    const pages = pagesOf(file)
    const names = namesOf(file, pages, next())
    // What is named but missing is nothing, and 0 names nothing.
    const numberOf = (old: number): number => names.get(old) ?? 0
    const open = new Map(pages.map(({ number, head }) => [number, head]))
    for (const old of names.keys()) {
      const { head, stream } = file.objects.get(old)!
      const page = open.get(old)
      written.push(
        page === undefined ? renumber(head, numberOf) + stream : `${renumber(page, numberOf)} /Parent ${PAGES} 0 R >>`,
      )
    }
    kids.push(...pages.map(({ number }) => numberOf(number)))
  }
  const tree = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  return writeFile([`<< /Type /Catalog /Pages ${PAGES} 0 R >>`, tree, ...written])
}

/** The leaves of the tree of pages, from left to right, with all that they need to stand alone. */
function pagesOf({ objects, root }: PdfFile): Page[] {
  const headOf = (number: number): string => objects.get(number)?.head ?? ''
  const walk = (number: number, above: Readonly<Record<string, string>>): Page[] => {
    const head = headOf(number)
    const own = inherited.flatMap((key) => {
      const value = valueOf(head, key)
      return value === undefined ? [] : [[key, value]]
    })
    const known = { ...above, ...Object.fromEntries(own) } as Record<string, string>
    const kids = valueOf(head, 'Kids')
    if (kids !== undefined) return referencesIn(kids).flatMap((kid) => walk(kid, known))
    return [{ number, head: standingAlone(head, known) }]
  }
  return referencesIn(valueOf(headOf(root), 'Pages') ?? '').flatMap((tree) => walk(tree, {}))
}

/** Without what belongs to the document that the page was taken from, and not closed yet. */
function standingAlone(head: string, known: Readonly<Record<string, string>>): string {
  const missing = inherited.filter((key) => known[key] !== undefined && valueOf(head, key) === undefined)
  const bare = head
    .replace(/\/Parent\s+\d+\s+\d+\s+R/, '')
    .replace(/\/StructParents\s+\d+/, '')
    .replace(/>>\s*$/, '')
  return [bare, ...missing.map((key) => `/${key} ${known[key]}`)].join(' ')
}

/** New numbers for the pages and everything that they are drawn with. */
function namesOf({ objects }: PdfFile, pages: readonly Page[], first: number): Map<number, number> {
  const names = new Map<number, number>()
  const heads = new Map(pages.map(({ number, head }) => [number, head]))
  const waiting = pages.map(({ number }) => number)
  for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
    const object = objects.get(number)
    if (!object || names.has(number)) continue
    names.set(number, first + names.size)
    waiting.push(...referencesIn(heads.get(number) ?? object.head))
  }
  return names
}

function writeFile(bodies: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = bodies.map((body, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${body.trim()}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = bodies.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root ${CATALOG} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
