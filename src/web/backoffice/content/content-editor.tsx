import { useMemo, useState } from 'react'
import { Form } from 'react-router'
import type { ContentForm, ContentProblems } from '#domain/content/texts/content-text.ts'
import { readMarkdown } from '#domain/content/texts/markdown.ts'
import { pieceNames, type Meanings } from '#domain/content/texts/meanings.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { RichText } from '#web/storefront/content/rich-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup, TextArea, TextInput } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { WritingHelp } from './writing-help.tsx'

type Props = {
  form: ContentForm
  problems: ContentProblems
  /** The newest version that the author knows. */
  seen: number
  language: string
  meanings: Meanings
}

/** The text on the left; on the right what visitors will see, while it is being written. */
export function ContentEditor({ form, problems, seen, language, meanings }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()
  const [title, setTitle] = useState(form.title)
  const [text, setText] = useState(form.text)
  const errorOf = (name: keyof ContentForm) => {
    const problem = problems[name]
    return problem === undefined ? {} : { error: t(`office.content.problem.${problem}`, { what: problems.what ?? '' }) }
  }

  return (
    <div className="office-writing">
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="seen" value={seen} />
        <TextInput
          label={t('office.content.name')}
          hint={t('office.content.nameHint')}
          name="title"
          lang={language}
          defaultValue={form.title}
          onChange={({ target }) => setTitle(target.value)}
          {...errorOf('title')}
        />
        <TextArea
          label={t('office.content.description')}
          hint={t('office.content.descriptionHint')}
          name="description"
          rows={2}
          lang={language}
          defaultValue={form.description}
          {...errorOf('description')}
        />
        <TextArea
          label={t('office.content.body')}
          name="text"
          rows={24}
          lang={language}
          defaultValue={form.text}
          onChange={({ target }) => setText(target.value)}
          {...errorOf('text')}
        />
        <WritingHelp meanings={meanings} language={language} />
        {may('content.change') && (
          <div>
            <Button type="submit" name="intent" value="save">
              {t('office.content.save')}
            </Button>
          </div>
        )}
      </Form>
      <Preview {...{ title, text, language, meanings }} />
    </div>
  )
}

type PreviewProps = { title: string; text: string; language: string; meanings: Meanings }

function Preview({ title, text, language, meanings }: PreviewProps) {
  const t = useOfficeTranslate()
  const [width, setWidth] = useState('phone')
  const blocks = useMemo(() => readMarkdown(text, meanings), [text, meanings])
  const pieces = pieceNames.map((name) => [
    name,
    <p key={name} className="office-soft">
      {t('office.content.piece', { name })}
    </p>,
  ])

  return (
    <section className="stack" aria-label={t('office.content.preview')}>
      <RadioGroup
        label={t('office.content.width')}
        name="width"
        look="row"
        value={width}
        onChange={setWidth}
        options={[
          { value: 'phone', label: t('office.content.phone') },
          { value: 'desktop', label: t('office.content.desktop') },
        ]}
      />
      <div
        className={`office-sheet office-sheet--${width}`}
        lang={language}
        tabIndex={0}
        role="region"
        aria-label={title}
      >
        <div className="stack stack--loose">
          <p className="office-sheet__title">{title}</p>
          <RichText blocks={blocks} pieces={Object.fromEntries(pieces)} />
        </div>
      </div>
    </section>
  )
}
