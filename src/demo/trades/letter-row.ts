import { newId } from '#shop/ids.ts'
import type { Row } from '#demo/insert-rows.ts'

type Written = { from: string; replyTo?: string; subject: string; text: string; html: string; locale: string }

/** A letter of before, as it lies in the outbox. */
export function letterRow(letter: Written, { to, kind, at }: { to: string; kind: string; at: Date }): Row {
  const id = newId(at)
  return {
    id,
    created_at: at,
    kind,
    locale: letter.locale,
    from_address: letter.from,
    to_address: to,
    reply_to: letter.replyTo ?? null,
    subject: letter.subject,
    text_body: letter.text,
    html_body: letter.html,
    status: 'kept',
    message_id: `<${id}@umlauf.example>`,
  }
}
