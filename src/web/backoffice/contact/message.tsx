import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { findTemplates } from '#domain/contact/answers/change-templates.ts'
import { findThread } from '#domain/contact/messages/find-messages.ts'
import { messageReference, parseMessageNumber, replyKinds, type Message } from '#domain/contact/messages/message.ts'
import {
  assignMessage,
  closeMessage,
  replyToMessage,
  type MessageChangeResult,
} from '#domain/contact/messages/update-message.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageSide } from './message-side.tsx'
import { ThreadView } from './thread-view.tsx'

type Engines = OfficeRequest['engines']

/** What the sender named as his trade: whether it exists, and whether it is his. */
async function tradeOf(engines: Engines, { tradeNumber, email }: Message) {
  if (tradeNumber === null) return undefined
  const trade = await findTradeByNumber(engines, tradeNumber)
  return { number: tradeNumber, known: trade !== undefined, own: trade?.email.toLowerCase() === email.toLowerCase() }
}

export const loader = office.read('contact.see', async ({ engines, params, url }) => {
  const thread = await findThread(engines, parseMessageNumber(params['number'] ?? ''))
  if (!thread) throw data(null, { status: 404 })
  const { country, subject } = thread.message
  const templates = (await findTemplates(engines)).filter(
    (each) => each.country === country && (each.subject === null || each.subject === subject),
  )
  return {
    ...thread,
    trade: await tradeOf(engines, thread.message),
    templates: templates.map(({ id, title }) => ({ id, title })),
    template: templates.find(({ id }) => id === url.searchParams.get('template')),
    colleagues: await findColleagues(engines, 'contact.change'),
  }
})

const statusOf = { 'no-such-message': 404, 'already-answered': 409, 'not-yours-to-do': 403 } as const

export const action = office.change('contact.change', async ({ engines, storefronts, colleague, params, form }) => {
  const number = parseMessageNumber(params['number'] ?? '') ?? 0
  const intent = formText(form, 'intent')
  const text = formText(form, 'text')
  const work = async (): Promise<MessageChangeResult> => {
    const kind = replyKinds.find((each) => each === intent)
    if (kind) {
      const reply = { kind, text, seen: Number(formText(form, 'seen')) }
      return replyToMessage(engines, storefronts, colleague, number, reply)
    }
    if (intent === 'assign') return assignMessage(engines, colleague, number, formText(form, 'assignedTo') || null)
    if (intent === 'close' || intent === 'reopen') {
      return closeMessage(engines, colleague, number, { closed: intent === 'close' })
    }
    return { ok: true }
  }
  const result = await work()
  if (result.ok) return redirect(`/contact/${number}`)
  const status = statusOf[result.reason as keyof typeof statusOf] ?? 422
  return data({ problem: result.reason, intent, text }, { status })
})

export default function MessagePage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { message, attachments, replies, trade, templates, template, colleagues } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const typed = (...intents: string[]) => (failed && intents.includes(failed.intent) ? failed.text : undefined)

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/contact">{t('office.contact.back')}</a>
        </p>
        <h1>{t('office.contact.title', { number: messageReference(message.number) })}</h1>
        <p className="office-soft">{t(`office.contact.subject.${message.subject}`)}</p>
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.contact.problem.${failed.problem}`)} />}
      <div className="office-columns">
        <div className="stack stack--loose">
          <ThreadView message={message} attachments={attachments} replies={replies} />
          {may('contact.change') && (
            <AnswerForm
              message={message}
              seen={replies.length}
              templates={templates}
              template={template}
              answer={typed('answer')}
              note={typed('note', 'customer')}
            />
          )}
        </div>
        <MessageSide message={message} trade={trade} colleagues={colleagues} />
      </div>
    </>
  )
}
