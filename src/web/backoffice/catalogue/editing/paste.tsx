import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { pasteDevices, type CheckedPaste } from '#domain/catalogue/editing/paste-devices.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { savedIn } from './entry-page.tsx'

export const loader = office.read('catalogue.change', ({ url }) => ({ saved: savedIn(url) }))

export const action = office.change('catalogue.change', async ({ engines, colleague, form }) => {
  const [text, seen] = [formText(form, 'rows'), formText(form, 'seen')]
  const result = await pasteDevices(engines, colleague, { text, ...(seen !== '' && { seen }) })
  if (!result.ok) {
    return data(
      { text, reason: result.reason, checked: null },
      { status: result.reason === 'changed-meanwhile' ? 409 : 422 },
    )
  }
  if (result.written) return redirect('/catalogue/paste?done=saved')
  return data({ text, reason: null, checked: result }, { status: result.problems > 0 ? 422 : 200 })
})

export default function PasteDevices() {
  const t = useOfficeTranslate()
  const { saved } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const checked = answer?.checked

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/catalogue">{t('office.prices.device.back')}</a>
        </p>
        <h1>{t('office.catalogue.paste.title')}</h1>
        <p className="office-soft">{t('office.catalogue.paste.text')}</p>
        <p className="office-soft">{t('office.catalogue.paste.columns')}</p>
      </div>
      {saved && !answer && <Notice look="success" live="status" title={t(`office.catalogue.${saved}`)} />}
      {answer?.reason && (
        <Notice look="danger" live="alert" title={t(`office.catalogue.paste.problem.${answer.reason}`)} />
      )}
      {checked && <Checked {...checked} text={answer.text} />}
      <Form method="post" className="stack office-form" noValidate>
        <TextArea
          label={t('office.catalogue.paste.rows')}
          hint={t('office.catalogue.paste.rowsHint')}
          name="rows"
          rows={12}
          spellCheck={false}
          defaultValue={answer?.text ?? ''}
          required
        />
        <div>
          <Button type="submit" look={checked && checked.problems === 0 ? 'quiet' : 'primary'}>
            {t('office.catalogue.paste.check')}
          </Button>
        </div>
      </Form>
    </>
  )
}

type CheckedProps = { rows: CheckedPaste[]; problems: number; seen: string; text: string }

/** What would happen, and the button that lets it happen. */
function Checked({ rows, problems, seen, text }: CheckedProps) {
  const t = useOfficeTranslate()
  const changing = rows.filter(({ verdict }) => verdict === 'changes').length

  return (
    <section className="stack">
      <Notice
        look={problems > 0 ? 'danger' : 'info'}
        live="status"
        title={t('office.catalogue.paste.result', { rows: rows.length, changing, problems })}
      >
        <p>{t(problems > 0 ? 'office.catalogue.paste.mend' : 'office.catalogue.paste.dry')}</p>
      </Notice>
      <RowsTable
        caption={t('office.catalogue.paste.preview')}
        columns={usePasteColumns()}
        rows={rows}
        keyOf={({ line }) => String(line)}
      />
      {problems === 0 && changing > 0 && (
        <Form method="post">
          <input type="hidden" name="rows" value={text} />
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit">{t('office.catalogue.paste.apply', { changing })}</Button>
        </Form>
      )}
    </section>
  )
}

function usePasteColumns(): Column<CheckedPaste>[] {
  const t = useOfficeTranslate()

  return [
    { name: 'line', title: t('office.catalogue.paste.line'), number: true, show: ({ line }) => line },
    { name: 'device', title: t('office.catalogue.paste.device'), show: ({ id, name }) => name || id },
    { name: 'result', title: t('office.catalogue.paste.what'), show: (row) => <PasteVerdict row={row} /> },
  ]
}

function PasteVerdict({ row }: { row: CheckedPaste }) {
  const t = useOfficeTranslate()
  if (row.verdict === 'wrong') {
    const { field, problem } = row
    const words = t(`office.catalogue.problem.${problem.reason}`, { about: problem.about ?? '' })
    return `${t(`office.catalogue.field.${field}`)}: ${words}`
  }
  if (row.verdict !== 'changes') return t(`office.catalogue.paste.verdict.${row.verdict}`)

  return (
    <ul className="pasted-changes">
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>
          {t(`office.catalogue.field.${field}`)}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  )
}

const shown = (text: string): string => text.replaceAll('\n', ' | ') || '–'
