import { useEffect, useRef, useState } from 'react'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RadioGroup } from '#web/ui/field.tsx'

type IssueTexts = { country: string; subject: string; preheader: string; text: string }

/** So long somebody has to rest while typing. */
const REST = 500

function useForms() {
  const t = useOfficeTranslate()
  const [form, setForm] = useState('html')
  const choice = (
    <RadioGroup
      label={t('office.newsletter.preview.form')}
      name="form"
      look="row"
      value={form}
      onChange={setForm}
      options={[
        { value: 'html', label: t('office.newsletter.preview.html') },
        { value: 'text', label: t('office.newsletter.preview.text') },
      ]}
    />
  )
  return { form, choice }
}

/** The letter of an issue as it was saved, in a frame in which nothing can run. */
export function SavedPreview({ id }: { id: string }) {
  const t = useOfficeTranslate()
  const { form, choice } = useForms()

  return (
    <section className="stack stack--tight">
      <h2>{t('office.newsletter.preview.title')}</h2>
      {choice}
      <iframe
        key={form}
        className="office-preview"
        title={t('office.newsletter.preview.title')}
        sandbox=""
        src={`/newsletter/preview?issue=${id}&form=${form}`}
      />
    </section>
  )
}

/**
 * The letter while it is being written. A form sends the words to the frame, because a text can be longer than an address;
 * every time into a new frame, so that the button “back” does not lead through all of them.
 */
export function LivePreview({ texts }: { texts: IssueTexts }) {
  const t = useOfficeTranslate()
  const sender = useRef<HTMLFormElement>(null)
  const { form, choice } = useForms()
  const [round, setRound] = useState(0)
  const { country, subject, preheader, text } = texts

  const begins = useRef(true)
  useEffect(() => {
    // What it begins with is shown at once.
    if (begins.current) {
      begins.current = false
      return undefined
    }
    const timer = setTimeout(() => setRound((count) => count + 1), REST)
    return () => clearTimeout(timer)
  }, [country, subject, preheader, text, form])
  useEffect(() => sender.current?.submit(), [round])

  return (
    <section className="stack stack--tight">
      <h2>{t('office.newsletter.preview.title')}</h2>
      {choice}
      <form ref={sender} method="post" action="/newsletter/preview" target={`newsletter-preview-${round}`} hidden>
        {Object.entries({ country, subject, preheader, text, form }).map(([name, value]) => (
          <textarea key={name} name={name} value={value} readOnly />
        ))}
      </form>
      <iframe
        key={round}
        name={`newsletter-preview-${round}`}
        className="office-preview"
        title={t('office.newsletter.preview.title')}
        sandbox=""
      />
    </section>
  )
}
