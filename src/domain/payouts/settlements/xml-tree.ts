import { readXml, UnreadableXml } from '#shop/formats/xml.ts'

/** An element that was read; namespaces are left out, since each of our files has one only. */
export type ReadElement = { name: string; text: string; children: ReadElement[] }

const MAX_FILE_SIZE = 20_000_000
const MAX_DEPTH = 60

const nameOfElement = /^[A-Za-z_][\w.-]*$/
const attributeList = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*$/

/** The root of a file of a bank, or nothing if it is not well-formed. */
export function readTree(file: string): ReadElement | undefined {
  if (file.length > MAX_FILE_SIZE) return undefined
  try {
    return treeOf(file)
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined
    throw error
  }
}

function treeOf(file: string): ReadElement | undefined {
  const root: ReadElement = { name: '', text: '', children: [] }
  const open = [root]
  for (const event of readXml(file)) {
    const parent = open.at(-1)!
    if (event.kind === 'text') {
      if (!isStorable(event.text)) return undefined
      parent.text += event.text
    } else if (event.kind === 'close') {
      if (open.length === 1 || open.pop()!.name !== event.name) return undefined
    } else {
      if (!nameOfElement.test(event.name) || !attributeList.test(event.attributes)) return undefined
      const element: ReadElement = { name: event.name, text: '', children: [] }
      parent.children.push(element)
      if (open.push(element) > MAX_DEPTH) return undefined
    }
  }
  const [only, ...more] = root.children
  return open.length === 1 && more.length === 0 && root.text.trim() === '' ? only : undefined
}

/** Halves of characters and the character zero stand in no text, and no database takes them. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** All elements at a path below, in the order of the file. */
export function at(element: ReadElement, ...path: readonly string[]): ReadElement[] {
  const [first, ...rest] = path
  if (first === undefined) return [element]
  return element.children.filter(({ name }) => name === first).flatMap((child) => at(child, ...rest))
}

/** The first text at one of several paths, without the white around it. */
export const textAt = (element: ReadElement, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => at(element, ...path)[0]?.text.trim() ?? '').find((text) => text !== '') ?? ''
