import { data, redirect } from 'react-router'
import { findLabels, isLabelKind, type CommandWords } from '#domain/warehouse/labels/labels.ts'
import { printLabels } from '#domain/warehouse/labels/print-labels.ts'
import german from '#messages/office/de/warehouse.json'
import english from '#messages/office/en/warehouse.json'
import { FIRST_LANGUAGE } from '#shop/messages/office-language.ts'
import { isId } from '#shop/ids.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { sendFile } from '#web/backoffice/table/csv.ts'

const words = { de: german, en: english }

/** Codes that are scanned to say something say it in the language of whoever prints them. */
function asked({ params, colleague: { language = FIRST_LANGUAGE } }: Pick<OfficeRequest, 'params' | 'colleague'>) {
  const { kind = '', name = '' } = params
  if (!isLabelKind(kind)) throw data(null, { status: 404 })
  const commandWords: CommandWords = (command) => words[language].command[command]
  return { kind, name, words: commandWords }
}

/** As PDF to be seen and printed anywhere, or as ZPL for label printers. */
export const loader = office.read('trades.see', async ({ engines, colleague, params, url }) => {
  const labels = await findLabels(engines, asked({ params, colleague }))
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
    const printed = await printLabels(engines, colleague, { ...asked({ params, colleague }), key })
    if (!printed.ok) throw data(null, { status: printed.reason === 'not-yours-to-do' ? 403 : 409 })
    return redirect('/print-jobs')
  },
)
