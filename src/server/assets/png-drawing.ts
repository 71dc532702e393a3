import type { ThreadWork } from '#engines/readers/readers.ts'

/** Draws an SVG file as pixels, a twentieth of a second long. */
export const pngDrawing: ThreadWork<string, { ok: true; png: Uint8Array }> = {
  name: 'png',
  async read(svg) {
    // Machine code of two megabytes, which nothing else in a thread needs.
    const { drawPng } = await import('#web/art/draw-png.ts')
    return { ok: true, png: Uint8Array.from(await drawPng(svg)) }
  },
}
