import { data } from 'react-router'
import type { Upload } from '#domain/contact/attachments/attachment-file.ts'
import type { FilesProblemFound } from '#domain/contact/attachments/attachment-limits.ts'
import type { ContactForm, ContactProblems } from '#domain/contact/messages/contact-form.ts'
import { messageReference } from '#domain/contact/messages/message.ts'
import { sendMessage } from '#domain/contact/messages/send-message.ts'
import { formatTradeNumber, parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { PageContext } from '#web/context.ts'

/** The form as it comes back: everything that was typed, and whether files have to be chosen once more. */
type Returned = { form: ContactForm; wantsCopy: boolean; hadFiles: boolean; opened: string }

/** What the page says about the form. */
export type ContactAnswer =
  | { state: 'sent'; number: string; email: string; copied: boolean }
  | ({ state: 'incomplete'; problems: ContactProblems; files?: FilesProblemFound | undefined } & Returned)
  | ({ state: 'again' | 'links' | 'too-many' } & Returned)
  | { state: 'failed' }

type Sending = Pick<PageContext, 'engines' | 'shop' | 'storefronts' | 'visitorAddress'>

export async function sendContactForm(sent: FormData, { engines, shop, storefronts, visitorAddress }: Sending) {
  const text = (name: string): string => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : ''
  }
  const form: ContactForm = {
    subject: text('subject'),
    name: text('name'),
    email: text('email'),
    tradeNumber: text('tradeNumber'),
    message: text('message'),
  }
  const number = parseTradeNumber(form.tradeNumber)
  const uploads = await uploadsIn(sent)
  const wantsCopy = text('copy') !== ''
  const trap = { bait: text('website'), opened: text('opened') }
  const result = await sendMessage(engines, shop, storefronts, {
    form,
    uploads,
    trade: number === undefined ? undefined : { number, name: formatTradeNumber(number) },
    wantsCopy,
    meansLinks: text('meansLinks') !== '',
    trap,
    address: visitorAddress,
  })

  if (result.ok) {
    return answer(
      { state: 'sent', number: messageReference(result.number), email: result.email, copied: wantsCopy },
      200,
    )
  }
  const returned = { form, wantsCopy, hadFiles: uploads.length > 0, opened: trap.opened }
  if (result.reason === 'incomplete') {
    const isBusy = result.files?.problem === 'busy'
    const said = { state: 'incomplete', problems: result.problems, files: result.files, ...returned } as const
    return isBusy ? answer(said, 503, { 'Retry-After': '10' }) : answer(said, 422)
  }
  if (result.reason === 'too-many') {
    return answer({ state: 'too-many', ...returned }, 429, { 'Retry-After': String(result.retryAfterSeconds) })
  }
  if (result.reason === 'mostly-links') return answer({ state: 'links', ...returned }, 422)
  return answer({ state: 'again', ...returned, opened: String(engines.now().getTime()) }, 422)
}

/** A file field that nobody touched sends a file without name and content. */
const uploadsIn = (sent: FormData): Promise<Upload[]> =>
  Promise.all(
    sent
      .getAll('files')
      .filter((value): value is File => typeof value !== 'string' && (value.size > 0 || value.name !== ''))
      .map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )

const answer = (said: ContactAnswer, status: number, headers: Record<string, string> = {}) =>
  data(said, { status, headers })
