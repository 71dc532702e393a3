import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { attachmentsOf, type Attachment } from '#domain/contact/attachments/attachment-store.ts'
import type { Message, Reply } from './message.ts'
import {
  listMessages,
  messageByNumber,
  queuesBySubject,
  repliesTo,
  type MessageFilter,
  type MessageOrder,
} from './message-store.ts'
import { subjects, type Subject } from './subjects.ts'

type Reads = Pick<Engines, 'db'>

export const findMessages = ({ db }: Reads, filter: MessageFilter, order: MessageOrder): Promise<ListPage<Message>> =>
  listMessages(db, filter, order)

/** How much waits about a subject, and since when the oldest of it. */
export type Queue = { subject: Subject; waiting: number; oldest: Date | null }

/** All ten, also those about which nobody wrote. */
export async function findQueues({ db }: Reads, country?: string): Promise<Queue[]> {
  const found = new Map((await queuesBySubject(db, country)).map((queue) => [queue.subject, queue]))
  return subjects.map((subject) => {
    const { waiting = 0, oldest = null } = found.get(subject) ?? {}
    return { subject, waiting: Number(waiting), oldest }
  })
}

export type Thread = { message: Message; attachments: Attachment[]; replies: Reply[] }

/** A message with what came along and everything that followed it. */
export async function findThread({ db }: Reads, number: number | undefined): Promise<Thread | undefined> {
  const message = number === undefined ? undefined : await messageByNumber(db, number)
  if (!message) return undefined
  const [attachments, replies] = await Promise.all([attachmentsOf(db, message.id), repliesTo(db, message.id)])
  return { message, attachments, replies }
}
