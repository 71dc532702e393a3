import { data, redirect } from 'react-router'
import { findLabels, isLabelKind, type CommandWords } from '#domain/warehouse/labels/labels.ts'
import { printLabels } from '#domain/warehouse/labels/print-labels.ts'
import words from '#messages/office/warehouse.json'
import { isId } from '#shop/ids.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

const commandWords: CommandWords = (command) => words.command[command]

function asked(params: Record<string, string | undefined>) {
  const { kind = '', name = '' } = params
  if (!isLabelKind(kind)) throw data(null, { status: 404 })
  return { kind, name, words: commandWords }
}

/** As PDF to be seen and printed anywhere, or as ZPL for label printers. */
export const loader = office.read('trades.see', async ({ engines, params, url }) => {
  const labels = await findLabels(engines, asked(params))
  if (!labels) throw data(null, { status: 404 })
  if (url.searchParams.get('format') === 'zpl')
    return sendFile(engines.printer.writeZpl(labels.stickers), `${labels.title}.zpl`, 'text/plain; charset=utf-8')
  const pdf = await engines.printer.printStickers(labels)
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } })
})

export const action = office.choose(
  'intent',
  { print: ['trades.receive', 'trades.inspect', 'trades.return'] },
  async ({ engines, colleague, params, form }) => {
    const key = formText(form, 'key')
    if (!isId(key)) throw data(null, { status: 400 })
    const printed = await printLabels(engines, colleague, { ...asked(params), key })
    if (!printed.ok) throw data(null, { status: printed.reason === 'not-yours-to-do' ? 403 : 409 })
    return redirect('/print-jobs')
  },
)
