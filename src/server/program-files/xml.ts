export const xmlFile = (root: string, attributes: string, entries: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}${attributes}>`, ...entries, `</${root}>`, ''].join('\n')
