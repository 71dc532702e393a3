import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
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

  test('F-26 what a kill left half written is swept away at the next start and every night, what is being written is not', async () => {
    const files = await openFolderFiles(folder)
    const unfinished = join(folder, 'unfinished')
    const leave = async (name: string, hoursAgo: number) => {
      const then = new Date(Date.now() - hoursAgo * 60 * 60_000)
      await writeFile(join(unfinished, name), 'half of an identity ca')
      await utimes(join(unfinished, name), then, then)
    }
    await leave('old', 2)
    await leave('young', 0.5)

    await openFolderFiles(folder)
    expect(await readdir(unfinished)).toEqual(['young'])
    await leave('old', 2)
    expect(await files.sweep()).toBe(1)

    expect(await readdir(unfinished)).toEqual(['young'])
    expect(await files.sweep()).toBe(0)
  })
})
