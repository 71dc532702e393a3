/** The first and the last page, and those around the current one. */
export const pagesToShow = (page: number, lastPage: number): number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, lastPage])].filter(
    (number) => number >= 1 && number <= lastPage,
  )
