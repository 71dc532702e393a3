import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

/** Compresses once, at build time, with all the effort there is, so that serving costs nothing. */
export async function compressAssets(folder: string): Promise<void> {
  // Vite's own notes are for tools, not for visitors.
  await rm(join(folder, '.vite'), { recursive: true, force: true })
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const chosen = files.filter((file) => file.isFile() && compressible.test(file.name))
  await Promise.all(chosen.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }))
}
