import { beforeAll, expect, test } from 'vitest'
import type { Files } from './files.ts'

export function filesContract(open: () => Promise<Files>): void {
  let files: Files
  beforeAll(async () => {
    files = await open()
  })

  const bytes = (text: string) => new TextEncoder().encode(text)
  const readText = async (key: string) => {
    const file = await files.read(key)
    return file && { contentType: file.contentType, text: new TextDecoder().decode(file.bytes) }
  }

  test('a file comes back with its bytes and its type', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)

    await files.write('devices/phone/front.webp', all, 'image/webp')

    const file = await files.read('devices/phone/front.webp')
    expect(file?.contentType).toBe('image/webp')
    expect([...(file?.bytes ?? [])]).toEqual([...all])
  })

  test('an empty file is a file', async () => {
    await files.write('empty.txt', bytes(''), 'text/plain; charset=utf-8')

    expect(await readText('empty.txt')).toEqual({ contentType: 'text/plain; charset=utf-8', text: '' })
  })

  test('writing again replaces bytes and type', async () => {
    await files.write('label', bytes('old and longer'), 'text/plain')
    await files.write('label', bytes('new'), 'text/html')

    expect(await readText('label')).toEqual({ contentType: 'text/html', text: 'new' })
  })

  test('what is not there is undefined, and removing it is no mistake', async () => {
    await files.write('gone', bytes('x'), 'text/plain')
    await files.remove('gone')
    await files.remove('gone')

    expect(await files.read('gone')).toBeUndefined()
    expect(await files.read('never/was')).toBeUndefined()
  })

  test('keys are listed by their beginning, in order', async () => {
    for (const key of ['list/b', 'list/a/2', 'list/a/1', 'listless']) await files.write(key, bytes(key), 'text/plain')

    expect(await files.list('list/')).toEqual(['list/a/1', 'list/a/2', 'list/b'])
    expect(await files.list('list/a')).toEqual(['list/a/1', 'list/a/2'])
    expect(await files.list('nothing')).toEqual([])
  })

  test('of many writers at once one wins, and no reader sees a mixture', async () => {
    const texts = Array.from({ length: 20 }, (_, writer) => String(writer).padStart(2, '0').repeat(10_000))

    const writing = Promise.all(texts.map((text) => files.write('contested', bytes(text), 'text/plain')))
    await files.write('contested', bytes(texts[0] ?? ''), 'text/plain')
    const during = await readText('contested')
    await writing

    expect(texts).toContain(during?.text)
    expect(texts).toContain((await readText('contested'))?.text)
  })

  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'a/./b',
    'a\\b',
    'a\0b',
    'x'.repeat(201),
  ])('the key %j is refused', async (key) => {
    await expect(files.write(key, bytes('x'), 'text/plain')).rejects.toThrow('Not a file key')
    await expect(files.read(key)).rejects.toThrow('Not a file key')
    await expect(files.remove(key)).rejects.toThrow('Not a file key')
  })

  test('a type that is none is refused', async () => {
    await expect(files.write('page', bytes('x'), 'text/html\nevil')).rejects.toThrow('Not a content type')
  })
}
