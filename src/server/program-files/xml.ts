export const xmlBeginning = (root: string, attributes: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attributes}>\n`

export const xmlFile = (root: string, attributes: string, entries: readonly string[]): string =>
  [xmlBeginning(root, attributes), ...entries.map((entry) => `${entry}\n`), `</${root}>\n`].join('')
