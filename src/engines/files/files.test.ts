import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesContract } from './files.contract.ts'
import { openFolderFiles } from './folder-files.ts'

describe('a folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'umlauf-files-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  filesContract(() => openFolderFiles(folder))

  test('a write that fails leaves no draft behind', async () => {
    const files = await openFolderFiles(folder)
    await files.write('occupied/inside', new Uint8Array(), 'text/plain')

    await expect(files.write('occupied', new Uint8Array(), 'text/plain')).rejects.toThrow()

    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  })
})
