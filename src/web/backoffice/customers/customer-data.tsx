import type { AddressData } from '#domain/accounts/profile/customer.ts'
import type { CustomerView } from '#domain/trades/customer-records/find-customers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

type Props = { view: CustomerView }

const addressText = ({ street, houseNumber, addressExtra, postalCode, city }: AddressData): string =>
  [`${street} ${houseNumber}`, addressExtra, `${postalCode} ${city}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')

/** What is known about the person: from the account, or else from the last trade. */
export function CustomerData({ view: { data, trades, mailboxes } }: Props) {
  const t = useOfficeTranslate()
  const last = trades[0]?.seller
  const person = data?.person ?? last
  const addresses = data && data.addresses.length > 0 ? data.addresses : last ? [last] : []
  const hints = [
    ...(data?.paymentAccounts ?? []).map(
      ({ bankAccount, paypalAccount }) => bankAccount?.ibanHint ?? paypalAccount?.emailHint ?? '',
    ),
    ...trades.map(({ payeeHint }) => payeeHint),
  ].filter(Boolean)
  const rows = [
    [t('office.customers.data.name'), person && `${person.firstName} ${person.lastName}`.trim()],
    [t('office.customers.data.email'), mailboxes.join(', ')],
    [t('office.customers.data.address'), addresses.map(addressText).join(' · ')],
    [t('office.customers.data.phone'), data?.phoneContact?.phone ?? last?.phone],
    [t('office.customers.data.payees'), [...new Set(hints)].join(', ')],
  ] as const

  return (
    <section className="stack">
      <h2>{t('office.customers.data.title')}</h2>
      <dl className="office-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('office.customers.data.none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
