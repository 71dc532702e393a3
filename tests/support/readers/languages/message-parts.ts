import compile from 'icu-minify/compile'

type Part = string | number | [name: string, kind?: unknown, branches?: Record<string, string | Part[]>]

const partsOf = (message: string): string | Part[] => compile(message) as string | Part[]

const literals = (message: string | Part[]): string[] => {
  if (typeof message === 'string') return [message]
  return message.flatMap((part) => {
    if (typeof part === 'string') return [part]
    return Array.isArray(part) ? Object.values(part[2] ?? {}).flatMap((branch) => literals(branch)) : []
  })
}

/** What a message says between the values that are put into it, in each of its forms. */
export const phrasesIn = (message: string): string[] =>
  literals(partsOf(message))
    .map((phrase) => phrase.trim())
    .filter((phrase) => /\p{L}/u.test(phrase))

function names(message: string | Part[]): string[] {
  if (typeof message === 'string') return []
  const found = message.flatMap((part) => {
    if (!Array.isArray(part)) return []
    const [name, , branches] = part
    return [name, ...Object.values(branches ?? {}).flatMap((branch) => names(branch))]
  })
  return [...new Set(found)].toSorted()
}

/** The names of the values that a message asks for, those within plural branches included. */
export const placeholdersIn = (message: string): string[] => names(partsOf(message))
