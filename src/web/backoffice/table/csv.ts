import { csvCell, csvLines, csvStart } from '#shop/formats/csv.ts'
import { contentDisposition } from '#web/backoffice/content-disposition.ts'

export type CsvColumn<Row> = { title: string; value: (row: Row) => string | number | null }

/** The pieces of a file, one after the other. */
export type CsvText = AsyncIterable<string> | string

const plainNumber = /^-?\d+([.,]\d+)?$/

/** A spreadsheet would run what begins like a formula; plain negative numbers stay numbers. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  return plainNumber.test(text) ? text : csvCell(text)
}

/** A list as a file, a portion at a time: each is written as it comes, and then forgotten. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  portions: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  let head = csvStart + csvLines([columns.map(({ title }) => cell(title))])
  for await (const rows of portions) {
    yield head + csvLines(rows.map((row) => columns.map(({ value }) => cell(value(row)))))
    head = ''
  }
  if (head !== '') yield head
}

type FileBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

export const sendFile = (body: FileBody, filename: string, contentType: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': contentDisposition('attachment', filename),
      'Cache-Control': 'no-store',
    },
  })

/** Asks for the next piece only when the reader has taken the one before. */
function streamOf(pieces: AsyncIterator<string>, first: IteratorResult<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let piece: IteratorResult<string> | undefined = first
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = piece ?? (await pieces.next())
        piece = undefined
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** What cannot even begin is answered as any other error; what breaks off later breaks the connection. */
export async function sendCsv(text: CsvText, filename: string): Promise<Response> {
  const contentType = 'text/csv; charset=utf-8'
  if (typeof text === 'string') return sendFile(text, filename, contentType)
  const pieces = text[Symbol.asyncIterator]()
  return sendFile(streamOf(pieces, await pieces.next()), filename, contentType)
}
