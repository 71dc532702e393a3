import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Subject } from './subjects.ts'

/** Nobody has looked at it · somebody works on it · the sender has an answer · nothing is left to do. */
export const messageStatuses = ['new', 'open', 'answered', 'closed'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/** What the shop still owes something to. */
export const waitingStatuses = ['new', 'open'] as const satisfies readonly MessageStatus[]

/** A letter to the sender · words among colleagues · what the sender wrote next, taken down by a colleague. */
export const replyKinds = ['answer', 'note', 'customer'] as const

export type ReplyKind = (typeof replyKinds)[number]

/** What somebody wrote to the shop. */
export type Message = {
  id: string
  number: number
  createdAt: Date
  country: CountryCode
  locale: Locale
  subject: Subject
  email: string
  name: string
  text: string
  tradeNumber: number | null
  status: MessageStatus
  /** Who works on it. */
  assignedTo: { id: string; username: string } | null
}

export type Reply = { id: string; at: Date; kind: ReplyKind; author: string; text: string }

/** As it stands in the subject of every letter about it, so that whoever answers is found again. */
export const messageReference = (number: number): string => `K-${number}`

/** What somebody typed as the number of a message, or nothing. */
export const parseMessageNumber = (text: string): number | undefined => {
  const digits = /^(?:K-?)?(\d{1,12})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
