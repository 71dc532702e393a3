import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { Attachment } from '#domain/contact/attachments/attachments.ts'
import type { Message, Reply } from '#domain/contact/messages/message.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

type Props = { message: Message; attachments: Attachment[]; replies: Reply[] }

/** The message and what followed it, the oldest first. */
export function ThreadView({ message, attachments, replies }: Props) {
  const t = useOfficeTranslate()
  const { name, email, text, createdAt, locale } = message

  return (
    <section className="stack" aria-label={t('office.contact.thread')}>
      <Entry kind="customer" title={t('office.contact.says', { name: name || email })} at={createdAt}>
        <p className="office-text" lang={locale.slice(0, 2)}>
          {text}
        </p>
        <AttachmentLinks attachments={attachments} />
      </Entry>
      {replies.map(({ id, kind, author, at, text: reply }) => (
        <Entry key={id} kind={kind} title={t(`office.contact.kind.${kind}`, { author })} at={at}>
          <p className="office-text" lang={kind === 'note' ? undefined : locale.slice(0, 2)}>
            {reply}
          </p>
        </Entry>
      ))}
    </section>
  )
}

/** Pictures open beside the thread, documents are saved. */
function AttachmentLinks({ attachments }: Pick<Props, 'attachments'>) {
  const t = useOfficeTranslate()
  const { formatFileSize } = useFormats()
  if (attachments.length === 0) return null

  return (
    <ul className="stack stack--tight" aria-label={t('office.contact.attachments')}>
      {attachments.map(({ id, name, contentType, bytes }) => (
        <li key={id}>
          <a href={`/contact/attachments/${id}`} target="_blank" rel="noopener">
            {t(contentType.startsWith('image/') ? 'office.contact.openFile' : 'office.contact.saveFile', { name })}
          </a>{' '}
          <small>{formatFileSize(bytes)}</small>
        </li>
      ))}
    </ul>
  )
}

type EntryProps = { kind: Reply['kind']; title: string; at: Date; children: React.ReactNode }

function Entry({ kind, title, at, children }: EntryProps) {
  const { formatMoment } = useFormats()
  return (
    <article className={`office-entry office-entry--${kind}`}>
      <header className="cluster cluster--apart">
        <h2>{title}</h2>
        <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </header>
      {children}
    </article>
  )
}
