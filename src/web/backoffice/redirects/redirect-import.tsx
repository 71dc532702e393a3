import { data, Form, redirect, useActionData } from 'react-router'
import { addRedirects } from '#domain/content/change-redirects.ts'
import type { RedirectRefusal } from '#domain/content/redirect.ts'
import { MAX_FILE_SIZE, redirectFile } from '#domain/content/redirect-file.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'

/** So many lines help to understand what is wrong with a file. */
const SHOWN = 200

export const action = office.upload(
  'redirects.change',
  MAX_FILE_SIZE,
  async ({ engines, storefronts, colleague, upload }) => {
    if (!upload.ok) return data({ problem: upload.reason }, { status: upload.reason === 'too-large' ? 413 : 422 })
    const file = await engines.readers.read(redirectFile, upload.bytes)
    if (!file.ok) return data({ problem: file.reason }, { status: 422 })

    const { form } = upload
    const dryRun = formText(form, 'intent') !== 'save'
    const options = { dryRun, skipRefused: form.get('skip') !== null }
    const result = await addRedirects(engines, storefronts, colleague, file.rows, options)
    if (result.ok) return dryRun ? data({ added: result.added }) : redirect('/redirects')
    if (result.reason !== 'refused') return data({ problem: result.reason }, { status: 422 })
    const refused = result.refusals.slice(0, SHOWN).map(({ index, refusal }) => {
      const { line, from, to } = file.rows[index]!
      return { line, from, to, refusal }
    })
    return data({ refused }, { status: 422 })
  },
)

export default function RedirectImport() {
  const t = useOfficeTranslate()
  const answer = useActionData<typeof action>()

  return (
    <>
      <p>
        <a href="/redirects">{t('office.prices.redirect.back')}</a>
      </p>
      <div className="stack">
        <h1>{t('office.prices.redirect.importTitle')}</h1>
        <p className="office-soft">{t('office.prices.redirect.importText')}</p>
      </div>
      {answer && 'problem' in answer && (
        <Notice look="danger" live="alert" title={t(`office.prices.redirect.problem.${answer.problem}`)} />
      )}
      {answer && 'added' in answer && (
        <Notice look="success" live="status" title={t('office.prices.redirect.checked', { count: answer.added })} />
      )}
      <Form method="post" encType="multipart/form-data" className="stack office-form">
        <TextInput label={t('office.prices.import.file')} name="file" type="file" accept=".csv,.txt,.tsv" required />
        <Checkbox label={t('office.prices.import.skip')} name="skip" />
        <div className="cluster">
          <Button type="submit" name="intent" value="check" look="quiet">
            {t('office.prices.redirect.check')}
          </Button>
          <Button type="submit" name="intent" value="save">
            {t('office.prices.redirect.save-file')}
          </Button>
        </div>
      </Form>
      {answer && 'refused' in answer && <Refused rows={answer.refused} />}
    </>
  )
}

type Props = { rows: readonly { line: number; from: string; to: string; refusal: RedirectRefusal }[] }

function Refused({ rows }: Props) {
  const t = useOfficeTranslate()
  const title = t('office.prices.import.problems')

  return (
    <section className="stack" role="alert">
      <h2>{title}</h2>
      <ul className="stack stack--tight">
        {rows.map(({ line, from, to, refusal }) => (
          <li key={line}>
            {t('office.prices.import.line')} {line}: {from} → {to}. {t(`office.prices.redirect.problem.${refusal}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
