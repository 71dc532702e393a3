/** Where React Router asks for the data of a page alone. The front page has no name to put the ending to. */
export const dataPathOf = (page: string): string => (page.endsWith('/') ? `${page}_.data` : `${page}.data`)

export const isDataPath = (path: string): boolean => path.endsWith('.data')

export const pagePathOf = (path: string): string => path.replace(/(?:\/_)?\.data$/, '') || '/'
