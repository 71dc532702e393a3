import { describe, expect, test } from 'vitest'
import { sameThread } from '#tests/support/services/shops/thread-readers.ts'
import { samplePhotos, withSize } from '#tests/support/fixtures/sample-photos.ts'
import { readAttachment, readAttachments, type Upload } from './attachment-file.ts'
import { MAX_ATTACHMENT_SIZE } from './attachment-limits.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const pdf = bytes('%PDF-1.7\n1 0 obj << /JavaScript (app.alert(1)) >> endobj\ntrailer\n%%EOF\n')

const attachmentIn = (upload: { name: string; bytes: Uint8Array }) => {
  const file = readAttachment(upload)
  return file.ok ? file : undefined
}
const join = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts)

describe('a file is what its content says', () => {
  test.each([
    ['photo.jpg', samplePhotos.jpeg.bytes, 'image/jpeg', 'photo.jpg'],
    ['photo.jpg', samplePhotos.png.bytes, 'image/png', 'photo.png'],
    ['scan', samplePhotos.webp.bytes, 'image/webp', 'scan.webp'],
    ['receipt.jpg', pdf, 'application/pdf', 'receipt.pdf'],
    ['setup.exe', pdf, 'application/pdf', 'setup.pdf'],
  ])('%s', (name, content, contentType, called) => {
    expect(attachmentIn({ name, bytes: content })).toMatchObject({ name: called, contentType })
  })

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', 'MZ\u0090\0\u0003'],
    ['an archive', 'PK\u0003\u0004'],
    ['a text that calls itself a PDF', '%PDF-1.7 but it never ends'],
    ['a page before a PDF', '<script>alert(1)</script>%PDF-1.7\n%%EOF'],
    ['a GIF', 'GIF89a\u0001\0\u0001\0'],
  ])('%s with the name of a picture is refused', (_, content) => {
    expect(attachmentIn({ name: 'photo.jpg', bytes: bytes(content) })).toBeUndefined()
  })

  test('a picture that is a PDF as well is kept as a picture, without the PDF', () => {
    const both = attachmentIn({ name: 'both.pdf', bytes: join(samplePhotos.jpeg.bytes, pdf) })!

    expect(both).toMatchObject({ name: 'both.jpg', contentType: 'image/jpeg' })
    expect(Buffer.from(both.bytes).includes('%PDF')).toBe(false)
  })

  test('a picture loses what tells where it was taken', () => {
    const kept = attachmentIn({ name: 'garden.jpg', bytes: samplePhotos.jpegWithPlace.bytes })!

    expect(Buffer.from(kept.bytes).includes('GPS')).toBe(false)
  })
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  [String.raw`C:\Users\ana\Rechnung.final.pdf`, 'Rechnung-final.pdf'],
  ['a"b\r\nX-Evil: 1;c.pdf', 'a-b X-Evil- 1-c.pdf'],
  ['Größe (2).PDF', 'Größe (2).pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  ['...', 'file.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(60)}.pdf`],
])('the name %j becomes %j', (name, called) => {
  expect(attachmentIn({ name, bytes: pdf })?.name).toBe(called)
})

describe('the files of a form', () => {
  const read = (uploads: Upload[]) => readAttachments({ readers: sameThread }, uploads)
  const photo = { name: 'a.jpg', bytes: samplePhotos.jpeg.bytes }

  test('are at most three', async () => {
    expect(await read([photo, photo, photo])).toMatchObject({ ok: true })
    expect(await read([photo, photo, photo, photo])).toEqual({
      ok: false,
      found: { problem: 'too-many-files', name: '' },
    })
  })

  test('are at most five megabytes each, and the one that is larger is named', async () => {
    const large = { name: 'large\n.jpg', bytes: new Uint8Array(MAX_ATTACHMENT_SIZE + 1) }

    expect(await read([photo, large])).toEqual({
      ok: false,
      found: { problem: 'file-too-large', name: 'large .jpg' },
    })
  })

  test.each(['png', 'jpeg', 'webp'] as const)(
    'F-07 are no %s that promises more pixels than memory has room for',
    async (kind) => {
      const upload = { name: 'huge.jpg', bytes: withSize(samplePhotos[kind].bytes, kind, 20_000) }

      expect(upload.bytes).toHaveLength(samplePhotos[kind].bytes.length)
      expect(await read([photo, upload])).toEqual({
        ok: false,
        found: { problem: 'picture-too-large', name: 'huge.jpg' },
      })
    },
  )

  test('are all taken or none', async () => {
    const wrong = { name: 'virus.exe', bytes: bytes('MZ') }

    expect(await read([photo, wrong])).toEqual({
      ok: false,
      found: { problem: 'file-wrong-type', name: 'virus.exe' },
    })
  })
})
