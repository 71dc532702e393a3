import { FormRefused, type FormLimits } from './form-limits.ts'
import { markOf, UntilMark, type Mark } from './until-mark.ts'
import { storableText } from './storable-text.ts'

/** A part names its field and its file; nobody needs more words for that. */
const MAX_HEADER_LENGTH = 4_096

const LINE_END = '\r\n'

const headEnd = markOf(LINE_END + LINE_END)

/** Which text separates the parts of a form; nothing if it is no such form. */
export const boundaryIn = (contentType: string): string | undefined =>
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i
    .exec(contentType)
    ?.slice(1)
    .find(Boolean)

/** Reads a form with files as it comes (RFC 7578). Of a file no more is kept than shows that it is too large. */
export async function readMultipart(
  chunks: AsyncIterator<Uint8Array>,
  boundary: string,
  limits: FormLimits,
): Promise<FormData> {
  const form = new FormData()
  const source = new UntilMark(chunks, new TextEncoder().encode(LINE_END))
  const delimiter = markOf(`${LINE_END}--${boundary}`)
  let text = limits.text
  const spendText = (piece: Uint8Array) => {
    text -= piece.length
    if (text < 0) throw new FormRefused('too-large')
  }

  await source.read(delimiter, spendText)
  for (let [fields, files] = [0, 0]; !(await isEnd(source)); fields += 1) {
    if (fields >= limits.fields) throw new FormRefused('too-large')
    const part = headOf(await textUntil(source, headEnd, spendText))
    if (part.file === undefined) {
      form.append(part.name, await textUntil(source, delimiter, spendText))
      continue
    }
    files += 1
    const kept = new KeptBytes(files > (limits.files?.most ?? 0) ? 0 : limits.files!.bytes + 1)
    await source.read(delimiter, (piece) => kept.add(piece))
    form.append(part.name, new File(kept.pieces, part.file, { type: part.type }))
  }
  return form
}

async function isEnd(source: UntilMark): Promise<boolean> {
  const next = await source.take(LINE_END.length)
  if (next !== '--' && next !== LINE_END) throw new FormRefused('no-form')
  return next === '--'
}

type Part = { name: string; file: string | undefined; type: string }

async function textUntil(source: UntilMark, mark: Mark, spend: (piece: Uint8Array) => void): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let said = ''
  await source.read(mark, (piece) => {
    spend(piece)
    said += decoder.decode(piece, { stream: true })
    if (mark === headEnd && said.length > MAX_HEADER_LENGTH) throw new FormRefused('no-form')
  })
  return storableText(said + decoder.decode())
}

/** Browsers write these three characters of a name as numbers. */
const unescaped = (name: string): string =>
  name.replaceAll(/%(0A|0D|22)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function headOf(head: string): Part {
  const lines = new Map(
    head.split(LINE_END).map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const disposition = lines.get('content-disposition') ?? ''
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) throw new FormRefused('no-form')
  const file = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1]
  return {
    name: unescaped(name),
    file: file === undefined ? undefined : unescaped(file),
    type: lines.get('content-type') ?? '',
  }
}

class KeptBytes {
  readonly pieces: Uint8Array<ArrayBuffer>[] = []
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  add(piece: Uint8Array): void {
    if (this.#left === 0 || piece.length === 0) return
    const kept = piece.slice(0, this.#left)
    this.#left -= kept.length
    this.pieces.push(kept)
  }
}
