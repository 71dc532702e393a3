import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { decideOnAccount, proposeAccount } from '#domain/settings/accounts/change-paying-account.ts'
import { findAccounts } from '#domain/settings/find-settings.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { reauthenticateFor } from '#shop/office-screens.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountFields } from './account-fields.tsx'
import { namedScopes, scopeIn } from './scope.ts'
import { ScopeLinks } from './scope-links.tsx'

const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const loader = office.read('settings.see', async ({ engines, colleague, url }) => {
  const scope = scopeIn(url)
  const accounts = (await findAccounts(engines, scope)).map(({ proposedById, ...account }) => ({
    ...account,
    iban: grouped(account.iban),
    isOwn: proposedById === colleague.id,
  }))
  return {
    scope,
    scopes: namedScopes({ colleague }),
    accounts,
    current: accounts
      .filter(({ status }) => status === 'confirmed')
      .toSorted((one, other) => (other.decidedAt?.getTime() ?? 0) - (one.decidedAt?.getTime() ?? 0))[0],
    proposal: accounts.find(({ status }) => status === 'proposed'),
  }
})

const intents = {
  propose: ['accounts.propose'],
  confirmed: ['accounts.confirm'],
  rejected: ['accounts.confirm', 'accounts.propose'],
} as const

export const action = office.choose(
  'intent',
  intents,
  async ({ engines, colleague, url, form: sent, chosen, about }) => {
    const scope = scopeIn(url)
    const here = `/settings/accounts?scope=${scope}`
    const text = (name: string) => formText(sent, name)
    const form = {
      iban: text('iban'),
      bic: text('bic'),
      bank: text('bank'),
      instantTransfers: text('instant') === 'yes',
    }
    const result =
      chosen === 'propose'
        ? await proposeAccount(engines, colleague, scope, form)
        : await decideOnAccount(engines, colleague, { scope, id: about, outcome: chosen })
    if (result.ok) return redirect(here)
    if (result.reason === 'reauthenticate-first') return redirect(reauthenticateFor(here))
    if (result.reason === 'invalid')
      return data({ form, problems: result.problems, problem: undefined }, { status: 422 })
    return data({ form, problems: {}, problem: result.reason }, { status: 409 })
  },
)

type Account = Awaited<ReturnType<typeof loader>>['accounts'][number]

export default function PayingAccounts() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { scope, scopes, accounts, current, proposal } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const empty = { iban: '', bic: '', bank: '', instantTransfers: false }

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/settings">{t('office.settings.back')}</a>
        </p>
        <h1>{t('office.settings.section.accounts')}</h1>
        <p className="office-soft">{t('office.settings.accounts.text')}</p>
        <ScopeLinks path="/settings/accounts" scope={scope} scopes={scopes} />
      </div>
      {failed?.problem && <Notice look="danger" live="alert" title={t(`office.settings.problem.${failed.problem}`)} />}
      <section className="stack stack--tight">
        <h2>{t('office.settings.accounts.current')}</h2>
        {current ? (
          <AccountShown account={current} />
        ) : (
          <p>{t(scope === 'company' ? 'office.settings.accounts.nothing' : 'office.settings.accounts.inherited')}</p>
        )}
      </section>
      {proposal && <Proposal proposal={proposal} />}
      {!proposal && may('accounts.propose') && (
        <Form method="post" className="stack office-form" noValidate key={scope}>
          <h2>{t('office.settings.accounts.propose')}</h2>
          <AccountFields form={failed?.form ?? empty} problems={failed?.problems ?? {}} />
          <div>
            <Button type="submit" name="intent" value="propose">
              {t('office.settings.accounts.send')}
            </Button>
          </div>
        </Form>
      )}
      {accounts.length > 0 && <History accounts={accounts} />}
    </>
  )
}

function AccountShown({ account }: { account: Account }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()

  return (
    <>
      <p>
        <strong>{account.iban}</strong> · {account.bic} · {account.bank}
      </p>
      {account.instantTransfers && <p>{t('office.settings.accounts.instant')}</p>}
      <p className="office-soft">
        {account.decidedBy === null
          ? t('office.settings.accounts.proposedBy', {
              name: account.proposedBy,
              when: formatMoment(account.proposedAt),
            })
          : t('office.settings.accounts.confirmedBy', {
              proposer: account.proposedBy,
              name: account.decidedBy,
              when: formatMoment(account.decidedAt),
            })}
      </p>
    </>
  )
}

/** What waits for a second person, who is not the first. */
function Proposal({ proposal }: { proposal: Account }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const mayConfirm = may('accounts.confirm') && !proposal.isOwn

  return (
    <section className="stack stack--tight">
      <h2>{t('office.settings.accounts.proposal')}</h2>
      <AccountShown account={proposal} />
      {!mayConfirm && <p>{t('office.settings.accounts.waits')}</p>}
      <Form method="post" className="cluster">
        {mayConfirm && (
          <Button type="submit" name="intent" value={`confirmed ${proposal.id}`}>
            {t('office.settings.accounts.confirm')}
          </Button>
        )}
        {(mayConfirm || proposal.isOwn) && (
          <Button type="submit" name="intent" value={`rejected ${proposal.id}`} look="quiet">
            {t(proposal.isOwn ? 'office.settings.accounts.withdraw' : 'office.settings.accounts.reject')}
          </Button>
        )}
      </Form>
    </section>
  )
}

function History({ accounts }: { accounts: Account[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const columns: Column<Account>[] = [
    { name: 'account', title: t('office.settings.accounts.column.account'), show: ({ iban }) => iban },
    {
      name: 'state',
      title: t('office.settings.accounts.column.state'),
      show: ({ status }) => t(`office.settings.accounts.status.${status}`),
    },
    {
      name: 'proposed',
      title: t('office.settings.accounts.column.proposed'),
      show: ({ proposedBy, proposedAt }) =>
        t('office.settings.changed', { name: proposedBy, when: formatMoment(proposedAt) }),
    },
    {
      name: 'decided',
      title: t('office.settings.accounts.column.decided'),
      show: ({ decidedBy, decidedAt }) =>
        decidedBy === null ? '–' : t('office.settings.changed', { name: decidedBy, when: formatMoment(decidedAt) }),
    },
  ]

  return (
    <section className="stack">
      <h2>{t('office.settings.accounts.history')}</h2>
      <RowsTable
        caption={t('office.settings.accounts.history')}
        columns={columns}
        rows={accounts}
        keyOf={({ id }) => id}
      />
    </section>
  )
}
