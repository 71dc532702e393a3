import { bytesOf, FormRefused, textForm, type FormLimits } from './form-limits.ts'
import { boundaryIn, readMultipart } from './read-multipart.ts'
import { storableText } from './storable-text.ts'

/** Such a form is decoded in one go; what is longer, people send as a file. */
const MAX_PAIRS = 512 * 1024

export type FormReading = { ok: true; form: FormData } | { ok: false; reason: FormRefused['reason'] }

/**
 * The one reader of forms: what a stranger sends is counted while it comes, and nothing is read any further than it is
 * allowed to be. Who sends nothing at all has sent an empty form.
 */
export async function readForm(request: Request, limits: FormLimits = textForm): Promise<FormReading> {
  try {
    return { ok: true, form: await formIn(request, limits) }
  } catch (error) {
    // Whatever else goes wrong here is a sender who has gone in the middle of a word.
    return { ok: false, reason: error instanceof FormRefused ? error.reason : 'no-form' }
  }
}

async function formIn({ headers, body }: Request, limits: FormLimits): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  if (body === null || type === '') return new FormData()
  const boundary = boundaryIn(type)
  const isText = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)
  if (boundary === undefined && !isText) throw new FormRefused('no-form')

  const most = isText ? Math.min(limits.text, MAX_PAIRS) : bytesOf(limits)
  if (Number(headers.get('content-length') ?? 0) > most) throw new FormRefused('too-large')
  const chunks = countedChunks(body, most)
  return boundary === undefined ? readPairs(chunks, limits) : readMultipart(chunks, boundary, limits)
}

/** So much of a file is looked at before others have their turn, however fast it comes. */
const PORTION = 256 * 1024

/** The rest is left alone rather than refused: refusing it would end the connection before the answer. */
async function* countedChunks(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array, undefined> {
  const reader = body.getReader()
  for (let [read, tx] = [0, PORTION]; ;) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.length
    if (read > most) throw new FormRefused('too-large')
    if (read > tx) {
      await new Promise((resolve) => setTimeout(resolve))
      tx = read + PORTION
    }
    yield value
  }
}

const AND = '&'.charCodeAt(0)

async function readPairs(chunks: AsyncIterable<Uint8Array>, { fields }: FormLimits): Promise<FormData> {
  const decoder = new TextDecoder()
  let [text, pairs] = ['', 1]
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(AND); at !== -1 && pairs <= fields; at = chunk.indexOf(AND, at + 1)) pairs += 1
    if (pairs > fields) throw new FormRefused('too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text + decoder.decode()))
    form.append(storableText(name), storableText(value))
  return form
}
