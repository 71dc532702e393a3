export interface StoredFile {
  bytes: Uint8Array
  contentType: string
}

/** Files the shop keeps: pictures, labels, exports. Keys look like `devices/iphone-15/front.webp`. */
export interface Files {
  /** Replaces a file of the same key; a reader sees the old or the new one, never a part. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  read(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
  /** All keys that begin like this, in alphabetical order. */
  list(prefix: string): Promise<string[]>
  /** Removes what processes left half written when they were killed. Tells how much there was. */
  sweep(): Promise<number>
}

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/

/** A key can never lead out of the folder: each part begins with a letter or digit, so `..` is not one. */
export function assertFileKey(key: string): void {
  const isValid = key.length <= 200 && key.split('/').every((segment) => SEGMENT.test(segment))
  if (!isValid) throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, 200))}`)
}
