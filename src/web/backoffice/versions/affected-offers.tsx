import { data, Form, useActionData, useLoaderData } from 'react-router'
import type { ListedOffer } from '#domain/trades/corrections/find-affected-offers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { saidRows } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { decideAbout, listAffected, sentencesToCheck } from './decide-affected.ts'
import { versionAddress } from './version-address.ts'
import { useAffectedColumns } from './affected-columns.tsx'

export const loader = office.read('prices.see', async (asked) => {
  const found = await listAffected(asked, numberIn(asked.params['id']))
  if (!found) throw data(null, { status: 404 })
  return { ...found, toCheck: sentencesToCheck(asked) }
})

export const action = office.change('prices.takeBack', async (asked) => {
  const result = await decideAbout(asked, numberIn(asked.params['id']), formText(asked.form, 'bulk'))
  if (!result) throw data(null, { status: 400 })
  return result
})

const keyOfOffer = ({ id }: ListedOffer): string => id

export default function AffectedOffers() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { version, page, query } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { kind, id, number, by } = version
  const mayDecide = may('prices.takeBack')

  return (
    <>
      <p>
        <a href={versionAddress(kind, id)}>{t(`office.versions.approvals.kind.${kind}`)}</a>
      </p>
      <div className="stack stack--tight">
        <h1>{t(`office.corrections.title.${kind}`, { number })}</h1>
        <p className="office-soft">{t(`office.corrections.text.${kind}`, { number, again: by.number })}</p>
      </div>
      {mayDecide && <Choices />}
      {outcome && 'done' in outcome && (
        <Notice
          look={outcome.refused === 0 ? 'success' : 'warning'}
          live="alert"
          title={t('office.corrections.all.done', { done: outcome.done, refused: outcome.refused })}
        >
          {outcome.isMore && <p>{t('office.corrections.all.more')}</p>}
        </Notice>
      )}
      <OfferFilters query={query} />
      <DataTable
        caption={t(`office.corrections.title.${kind}`, { number })}
        columns={useAffectedColumns(mayDecide)}
        page={page}
        keyOf={keyOfOffer}
        query={query}
        bulk={
          mayDecide && {
            choices: [
              { value: 'honour', text: t('office.corrections.honour') },
              { value: 'ask', text: t('office.corrections.ask') },
            ],
            outcome: saidRows(outcome && 'bulk' in outcome ? outcome : undefined, (reason) =>
              t(`office.corrections.problem.${reason}`),
            ),
          }
        }
      />
    </>
  )
}

/** What each decision means, what has to be checked before somebody is asked, and one button for all of them. */
function Choices() {
  const t = useOfficeTranslate()
  const { toCheck } = useLoaderData<typeof loader>()

  return (
    <section className="stack">
      <h2>{t('office.corrections.choices.title')}</h2>
      <ul>
        <li>{t('office.corrections.choices.honour')}</li>
        <li>{t('office.corrections.choices.ask')}</li>
      </ul>
      <Notice look="warning" title={t('office.corrections.lawyer.title')}>
        <p>{t('office.corrections.lawyer.text')}</p>
        <ul>
          {toCheck.map((sentence) => (
            <li key={sentence}>
              <mark>{sentence}</mark>
            </li>
          ))}
        </ul>
      </Notice>
      <Form method="post" className="cluster" aria-label={t('office.corrections.all.title')} reloadDocument>
        <Button type="submit" name="bulk" value="honour-all" look="quiet">
          {t('office.corrections.all.honour')}
        </Button>
        <Button type="submit" name="bulk" value="ask-all" look="danger">
          {t('office.corrections.all.ask')}
        </Button>
      </Form>
    </section>
  )
}

function OfferFilters({ query }: { query: TableQuery }) {
  const t = useOfficeTranslate()

  return (
    <TableFilters
      query={query}
      filters={[
        {
          name: 'decision',
          label: t('office.corrections.filter.decision'),
          options: [
            { value: 'open', text: t('office.corrections.filter.open') },
            { value: 'honour', text: t('office.corrections.decided.honour') },
            { value: 'ask', text: t('office.corrections.decided.ask') },
          ],
        },
        {
          name: 'sold',
          label: t('office.corrections.filter.sold'),
          options: [
            { value: 'yes', text: t('office.corrections.filter.yes') },
            { value: 'no', text: t('office.corrections.filter.no') },
          ],
        },
      ]}
    />
  )
}
