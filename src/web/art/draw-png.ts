import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/** Two megabytes of machine code are loaded when the first picture is wanted, not before. */
function prepare(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  ready ??= readFile(file).then(initWasm)
  return ready
}

/** An SVG file as pixels. It takes a twentieth of a second in which nothing else happens: keep the result. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  await prepare()
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
  const picture = drawing.render()
  try {
    return picture.asPng()
  } finally {
    picture.free()
    drawing.free()
  }
}
