/** A picture that was opened: upright, without notes of cameras, and no larger than anybody needs it. */
export type OpenedPicture = { bytes: Uint8Array; width: number; height: number }

/** What becomes of a picture: a rectangle of at most so many pixels with the whole picture in its middle. */
export type PictureOrder = { width: number; height: number; form: 'avif' | 'webp' | 'jpg' }

/** Opens and writes pictures while the shop goes on answering everybody. */
export interface Pictures {
  /** Nothing if it is torn, or no picture at all. Whoever asks has counted its pixels. */
  open(bytes: Uint8Array): Promise<OpenedPicture | undefined>
  /** Of what was opened before. */
  encode(opened: Uint8Array, order: PictureOrder): Promise<Uint8Array>
}
