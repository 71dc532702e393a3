import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formWithFiles, textForm } from './form-limits.ts'
import { readForm } from './read-form.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const KILOBYTE = 1024

/** A request of which is known how much of it was asked for. */
function sent(type: string, body: Uint8Array | string, { chunk = 8 * KILOBYTE, saysLength = false } = {}) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  let read = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(read, read + chunk))
        read += chunk
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': type, ...(saysLength && { 'content-length': String(bytes.length) }) }
  const init = { method: 'POST', headers, body: stream, duplex: 'half' as const }
  return { request: new Request('http://de.localhost/', init), read: () => Math.min(read, bytes.length) }
}

const part = (head: string, body: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

const entriesOf = async (form: FormData) =>
  Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, [...new Uint8Array(await value.arrayBuffer())]],
    ),
  )

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const field = fc.record({ name: text, value: text })
const file = fc.record({
  name: text,
  file: text,
  type: fc.constantFrom('image/png', ''),
  bytes: fc.uint8Array({ maxLength: 300 }),
})

describe('a form is read as it was sent, however it is cut into pieces', () => {
  test('with files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(field, file)), fc.integer({ min: 1, max: 200 }), async (parts, chunk) => {
        const form = new FormData()
        for (const each of parts)
          if ('value' in each) form.append(each.name, each.value)
          else form.append(each.name, new File([each.bytes as Uint8Array<ArrayBuffer>], each.file, { type: each.type }))
        const written = new Request('http://de.localhost/', { method: 'POST', body: form })
        const bytes = new Uint8Array(await written.clone().arrayBuffer())
        const { request } = sent(written.headers.get('content-type')!, bytes, { chunk })
        const reading = await readForm(request, formWithFiles(100, 1_000))

        // A file without a name is read as a text, and texts lose what no column can hold.
        const asSent = (await entriesOf(await written.formData())).map(([name, value, ...more]) =>
          more.length === 0 ? [name, String(value).replaceAll('\0', '')] : [name, value, ...more],
        )
        expect(reading.ok && (await entriesOf(reading.form))).toEqual(asSent)
      }),
    )
  })

  test('as one line of text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text)), fc.integer({ min: 1, max: 50 }), async (pairs, chunk) => {
        const body = new URLSearchParams(pairs).toString()
        const reading = await readForm(sent(URLENCODED, body, { chunk }).request)

        expect(reading.ok && [...reading.form]).toEqual([...new URLSearchParams(body)])
      }),
    )
  })

  test('by whoever leaves out the last line end, or quotes the boundary', async () => {
    const body = `${part('name="a"', '1')}--x--`

    for (const type of [
      'multipart/form-data; boundary="x"',
      'multipart/form-data; charset=utf-8; boundary=x',
      MULTIPART,
    ]) {
      const reading = await readForm(sent(type, body).request)
      expect(reading.ok && [...reading.form], type).toEqual([['a', '1']])
    }
  })

  test('and who sends nothing has sent an empty form', async () => {
    const reading = await readForm(new Request('http://de.localhost/', { method: 'POST' }))

    expect(reading.ok && [...reading.form]).toEqual([])
  })
})

describe('F-06 a form that is too much is left before it is read', () => {
  const most = textForm.text
  const bombs: [string, string, string][] = [
    ['many pairs', URLENCODED, 'a=1&'.repeat(500_000)],
    ['one long pair', URLENCODED, `a=${'x'.repeat(2_000_000)}`],
    ['many parts', MULTIPART, part('name="a"', '1').repeat(50_000)],
    ['many files', MULTIPART, part('name="a"; filename="b"', '1').repeat(50_000)],
    ['a long part', MULTIPART, part('name="a"', 'x'.repeat(2_000_000))],
    ['a long head', MULTIPART, part(`name="${'x'.repeat(2_000_000)}"`, '1')],
    ['a long beginning', MULTIPART, `${'x'.repeat(2_000_000)}${part('name="a"', '1')}`],
  ]

  test.each(bombs)('%s', async (_, type, body) => {
    const said = sent(type, body, { saysLength: true })
    expect(await readForm(said.request)).toEqual({ ok: false, reason: 'too-large' })
    expect(said.read()).toBe(0)

    const unsaid = sent(type, body)
    expect((await readForm(unsaid.request, formWithFiles(3, 5_000_000))).ok).toBe(false)
    expect(unsaid.read()).toBeLessThanOrEqual(most + 8 * KILOBYTE)
  })

  test('of a file no more is kept than shows that it is too large, and the rest of the form is still read', async () => {
    const large = part('name="files"; filename="a.jpg"', 'x'.repeat(150_000))
    const body = `${large}${large}${large}${part('name="after"', 'typed')}--x--\r\n`
    const reading = await readForm(sent(MULTIPART, body).request, formWithFiles(2, 100_000 * 2))
    const cut = await readForm(sent(MULTIPART, body).request, { ...textForm, files: { most: 2, bytes: 100_000 } })

    expect(reading.ok && reading.form.getAll('files').map((each) => (each as File).size)).toEqual([150_000, 150_000, 0])
    expect(cut).toEqual({ ok: false, reason: 'too-large' })
    const one = await readForm(
      sent(MULTIPART, `${large}${part('name="after"', 'typed')}--x--`).request,
      formWithFiles(1, 100_000),
    )
    expect(one.ok && (one.form.get('files') as File).size).toBe(100_001)
    expect(one.ok && one.form.get('after')).toBe('typed')
  })
})

test.each([
  ['another type', 'application/json', '{}'],
  ['no boundary', 'multipart/form-data', '--x--'],
  ['no end', MULTIPART, part('name="a"', '1')],
  ['no part', MULTIPART, 'no form'],
  ['no name', MULTIPART, `${part('filename="a"', '1')}--x--`],
  ['a word after the boundary', MULTIPART, '--xy\r\n\r\n--x--'],
])('%s is no form', async (_, type, body) => {
  expect(await readForm(sent(type, body).request)).toEqual({ ok: false, reason: 'no-form' })
})

test('F-28 the character nought is left out of texts and names, and files stay as they are', async () => {
  const attached = part('name="f\u0000"; filename="b\u0000.csv"', '1\u00002')
  const parts = await readForm(
    sent(MULTIPART, `${part('name="a"', 'x\u0000y')}${attached}--x--`).request,
    formWithFiles(1, 10),
  )
  const pairs = await readForm(sent(URLENCODED, 'a=x%00y&b%00=\u0000').request)

  expect(parts.ok && (await entriesOf(parts.form))).toEqual([
    ['a', 'xy'],
    ['f', 'b.csv', '', [49, 0, 50]],
  ])
  expect(pairs.ok && [...pairs.form]).toEqual([
    ['a', 'xy'],
    ['b', ''],
  ])
})

test('who goes away in the middle has sent no form', async () => {
  const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const init = { method: 'POST', body: stream, duplex: 'half' as const, headers: { 'content-type': URLENCODED } }

  expect(await readForm(new Request('http://de.localhost/', init))).toEqual({ ok: false, reason: 'no-form' })
})
