/** The file is not what it seems to be, or more than we want to have in memory. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
