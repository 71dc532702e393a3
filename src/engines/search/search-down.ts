/** The search server cannot be reached, or says that it cannot work. */
export class SearchDown extends Error {
  constructor(cause: unknown) {
    super('The search server is away.', { cause })
    this.name = 'SearchDown'
  }
}
