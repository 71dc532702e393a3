/** The file is not what it seems to be. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** There is more to do than a list is worth: a small file can hold millions of empty cells. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}
