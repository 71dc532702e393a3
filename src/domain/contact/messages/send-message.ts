import type { Engines } from '#engines/engines.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { readAttachments, type AttachmentFile, type Upload } from '#domain/contact/attachments/attachment-file.ts'
import type { FilesProblemFound } from '#domain/contact/attachments/attachment-limits.ts'
import { saveAttachments, deleteAttachments } from '#domain/contact/attachments/attachments.ts'
import { readContactForm, type ContactForm, type ContactProblems, type ContactText } from './contact-form.ts'
import { contactLetter, copyLetter } from '#domain/contact/contact-letters.ts'
import { looksAutomatic, type Trap } from './form-trap.ts'
import { saveMessage } from './save-message.ts'
import { isMostlyLinks } from './links-in-text.ts'
import { spendMessage } from './message-rate-limit.ts'
import { lockMailbox, sameMessageSince } from './message-store.ts'

export type SendMessageInput = {
  form: ContactForm
  uploads: readonly Upload[]
  /** The number of a trade that the form names, if it can be one, and how people read it. */
  trade: { number: number; name: string } | undefined
  wantsCopy: boolean
  /** Whether somebody has said that so many links are meant. */
  meansLinks: boolean
  trap: Trap
  /** Where the visitor's request came from. */
  address: string
}

export type SendMessageResult =
  | { ok: true; number: number; email: string }
  | { ok: false; reason: 'incomplete'; problems: ContactProblems; files?: FilesProblemFound }
  | { ok: false; reason: 'looks-automatic' | 'mostly-links' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

type Needs = Pick<Engines, 'db' | 'mail' | 'cache' | 'files' | 'readers' | 'now'>

type Place = { shop: Shop; officeDomain: string }

const HOUR = 60 * 60_000

/** Somebody writes to the shop: it is kept for the colleagues, the shop of the country is told, and he may get a copy. */
export async function sendMessage(
  engines: Needs,
  shop: Shop,
  { officeDomain }: Pick<Storefronts, 'officeDomain'>,
  input: SendMessageInput,
): Promise<SendMessageResult> {
  const { form, uploads, trade, trap, address, meansLinks } = input
  const { text, problems } = readContactForm(form, trade)
  const reading = await readAttachments(engines, uploads)
  if (!reading.ok) return { ok: false, reason: 'incomplete', problems, files: reading.found }
  if (!text) return { ok: false, reason: 'incomplete', problems }
  if (looksAutomatic(trap, engines.now())) return { ok: false, reason: 'looks-automatic' }
  if (isMostlyLinks(text.message) && !meansLinks) return { ok: false, reason: 'mostly-links' }

  const { email } = text
  const told = await sameMessageSince(engines.db, anHourAgo(engines), sameAs(shop, text, input, reading.files))
  if (told !== undefined) return { ok: true, number: told, email }
  const spent = await spendMessage(engines.cache, { address, email })
  if (!spent.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: spent.retryAfterSeconds }

  return { ok: true, number: await keepOnce(engines, { shop, officeDomain }, text, input, reading.files), email }
}

const anHourAgo = ({ now }: Pick<Needs, 'now'>): Date => new Date(now().getTime() - HOUR)

const sameAs = (
  { country: { code } }: Shop,
  { subject, email, message }: ContactText,
  { trade }: SendMessageInput,
  files: readonly AttachmentFile[],
) => ({
  country: code,
  subject,
  email,
  text: message,
  tradeNumber: trade?.number ?? null,
  sizes: files.map(({ bytes }) => bytes.length),
})

/** Message, letter and copy together or nothing of it. Who presses the button twice at once has still written once. */
async function keepOnce(
  engines: Needs,
  { shop, officeDomain }: Place,
  text: ContactText,
  input: SendMessageInput,
  found: readonly AttachmentFile[],
): Promise<number> {
  const { db, mail, now } = engines
  const { trade, wantsCopy } = input
  const attachments = await saveAttachments(engines, found)
  const keep = () =>
    db.transaction().execute(async (tx) => {
      await lockMailbox(tx, text.email)
      const same = await sameMessageSince(tx, anHourAgo(engines), sameAs(shop, text, input, found))
      if (same !== undefined) return { number: same, isNew: false }

      const { message, ...rest } = text
      const row = { ...rest, text: message, tradeNumber: trade?.number ?? null, attachments }
      const number = await saveMessage(tx, shop, row, now())
      const told = { ...text, number, trade: trade?.name, attachments }
      await mail.post(contactLetter(shop, told, officeDomain), tx)
      if (wantsCopy) await mail.post(copyLetter(shop, told), tx)
      return { number, isNew: true }
    })
  try {
    const { number, isNew } = await keep()
    if (!isNew) await deleteAttachments(engines, attachments)
    return number
  } catch (error) {
    await deleteAttachments(engines, attachments)
    throw error
  }
}
