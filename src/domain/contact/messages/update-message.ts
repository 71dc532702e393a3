import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { answerLetter } from '#domain/contact/answers/answer-letter.ts'
import { messageReference, type Message, type MessageStatus, type ReplyKind } from './message.ts'
import { insertReply, messageByNumber, repliesTo, updateMessage } from './message-store.ts'

export const MAX_REPLY_LENGTH = 10_000

export type MessageChangeResult =
  | { ok: true }
  | {
      ok: false
      reason: 'not-yours-to-do' | 'no-such-message' | 'text-missing' | 'text-too-long' | 'already-answered' | 'nobody'
    }

type Needs = Pick<Engines, 'db' | 'mail' | 'now'>

type Step = { status: MessageStatus; assignedTo: string | null; more?: object }

/** One step of a colleague: the message is held, changed and the change written down, or nothing of it. */
const step = (
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  number: number,
  action: string,
  take: (tx: Transaction, message: Message, at: Date) => Promise<Step | Exclude<MessageChangeResult, { ok: true }>>,
): Promise<MessageChangeResult> =>
  db.transaction().execute(async (tx): Promise<MessageChangeResult> => {
    if (!may(colleague, 'contact.change')) return { ok: false, reason: 'not-yours-to-do' }
    const message = await messageByNumber(tx, number, { lock: true })
    if (!message) return { ok: false, reason: 'no-such-message' }
    const at = now()
    const taken = await take(tx, message, at)
    if ('ok' in taken) return taken

    const { more, ...state } = taken
    await updateMessage(tx, message.id, { ...state, changedAt: at })
    const before = { status: message.status, assignedTo: message.assignedTo?.id ?? null }
    // What was said stays in the thread, which is forgotten one day; the audit is not.
    const change = { action, subject: `contact ${messageReference(number)}`, before, after: { ...state, ...more } }
    await writeAudit(tx, colleague, change, at)
    return { ok: true }
  })

const next: Record<ReplyKind, (status: MessageStatus) => MessageStatus> = {
  answer: () => 'answered',
  note: (status) => (status === 'new' ? 'open' : status),
  customer: () => 'open',
}

export type NewReply = {
  kind: ReplyKind
  text: string
  /** How many replies the colleague had before his eyes: nobody answers what was answered meanwhile. */
  seen: number
}

/** Answers the sender by letter, notes something for colleagues, or takes down what the sender wrote next. */
export async function replyToMessage(
  engines: Needs,
  { countries }: Pick<Storefronts, 'countries'>,
  colleague: Colleague,
  number: number,
  { kind, text: typed, seen }: NewReply,
): Promise<MessageChangeResult> {
  const text = manyLines(typed)
  if (text === '') return { ok: false, reason: 'text-missing' }
  if (text.length > MAX_REPLY_LENGTH) return { ok: false, reason: 'text-too-long' }

  return step(engines, colleague, number, `contact.${kind}`, async (tx, message, at) => {
    const replies = await repliesTo(tx, message.id)
    if (kind === 'answer' && replies.length !== seen) return { ok: false, reason: 'already-answered' }

    const reply = { id: newId(at), at, kind, author: colleague.username, text }
    await insertReply(tx, message.id, reply)
    const shop = { country: countries[message.country], mode: modes.default }
    if (kind === 'answer') await engines.mail.post(answerLetter(shop, message, text), tx)
    return {
      status: next[kind](message.status),
      assignedTo: message.assignedTo?.id ?? (kind === 'answer' ? colleague.id : null),
      more: { reply: reply.id },
    }
  })
}

/** Gives it to somebody, or back to everybody. Only who may answer can be given something to answer. */
export const assignMessage = (
  engines: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  number: number,
  assignedTo: string | null,
): Promise<MessageChangeResult> =>
  step(engines, colleague, number, 'contact.assign', async (tx, { status }) => {
    const colleagues = await findColleagues({ db: tx }, 'contact.change')
    if (assignedTo !== null && !colleagues.some(({ id }) => id === assignedTo)) return { ok: false, reason: 'nobody' }
    return { status: status === 'new' && assignedTo !== null ? 'open' : status, assignedTo }
  })

/** Nothing is left to do, or there is again. */
export const closeMessage = (
  engines: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  number: number,
  { closed }: { closed: boolean },
): Promise<MessageChangeResult> =>
  step(engines, colleague, number, closed ? 'contact.close' : 'contact.reopen', async (_, { assignedTo }) => ({
    status: closed ? 'closed' : 'open',
    assignedTo: assignedTo?.id ?? null,
  }))
