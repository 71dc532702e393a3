export interface Attachment {
  filename: string
  contentType: string
  /** The bytes in base64. */
  content: string
}

/** One e-mail to one person. */
export interface Letter {
  /** `hallo@umlauf.example` or `Umlauf <hallo@umlauf.example>`. */
  from: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  locale: string
  /** What it is about, for example `trade-created`. */
  kind: string
  attachments?: Attachment[] | undefined
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string> | undefined
}
