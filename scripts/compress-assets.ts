import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(process.cwd(), 'build/client')
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

const files = await readdir(folder, { recursive: true, withFileTypes: true })

/** Compressed once at build time with all the effort there is, so that serving costs nothing. */
await Promise.all(
  files
    .filter((file) => file.isFile() && compressible.test(file.name))
    .map(async (file) => {
      const path = join(file.parentPath, file.name)
      const body = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }))
    }),
)
