const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** As it may stand in an element or an attribute. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!)

export const xmlFile = (root: string, attributes: string, entries: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}${attributes}>`, ...entries, `</${root}>`, ''].join('\n')
