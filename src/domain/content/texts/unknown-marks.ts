import { linksIn, settingsIn } from './markdown-inline.ts'
import { standsAlone } from './markdown.ts'
import { factNamed, hrefOf, isMeant, type Meanings } from './meanings.ts'

/** Something that a text counts on and that is not there. */
export type Unknown = {
  problem: 'link-not-safe' | 'unknown-link' | 'unknown-fact' | 'unknown-drawing' | 'unknown-piece' | 'unread-brackets'
  /** As it was typed. */
  what: string
}

/** The first thing in a text that nobody could show; left to itself it would stay as it was typed. */
export function unknownIn(text: string, meanings: Meanings): Unknown | undefined {
  for (const line of text.split('\n')) {
    const unknown = standsAlone(line) ? undefined : (unknownAlone(line) ?? unknownWithin(line, meanings))
    if (unknown) return unknown
  }
  return undefined
}

function unknownAlone(line: string): Unknown | undefined {
  if (line.trimStart().startsWith('::')) return { problem: 'unknown-piece', what: line.trim() }
  // Pictures are our own drawings, and stand on a line of their own.
  const picture = /!\[[^\][]{0,300}\]\([^()\s]{0,300}\)/.exec(line)?.[0]
  return picture === undefined ? undefined : { problem: 'unknown-drawing', what: picture }
}

function unknownWithin(line: string, meanings: Meanings): Unknown | undefined {
  const target = linksIn(line).find((each) => hrefOf(each, meanings) === undefined)
  if (target !== undefined) return { problem: isMeant(target) ? 'unknown-link' : 'link-not-safe', what: target }
  const fact = [...line.matchAll(/(?<!\\)\{([^{}]{0,60})\}/g)].find(([, name = '']) => !factNamed(meanings, name))?.[0]
  if (fact !== undefined) return { problem: 'unknown-fact', what: fact }
  const gap = settingsIn(line).find(({ setting }) => !factNamed(meanings, setting))
  if (gap) return { problem: 'unknown-fact', what: `[[${gap.setting}: …]]` }
  const brackets = line.replaceAll(/\[\[[^\][]{1,300}\]\]/g, '')
  return brackets.includes('[[') ? { problem: 'unread-brackets', what: line.trim().slice(0, 80) } : undefined
}
