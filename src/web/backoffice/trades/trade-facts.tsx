import { Form } from 'react-router'
import { isReverseCharge } from '#domain/trades/sale/tax.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { TradeCases } from '#web/backoffice/cases/trade-cases.tsx'
import type { ShownTrade } from './trade.tsx'

/** Who sells, what travels, what was written, what colleagues noted. */
export function TradeFacts({ trade, formKey }: { trade: ShownTrade; formKey: string }) {
  return (
    <aside className="stack stack--loose">
      <SellerFacts trade={trade} />
      <Parcels parcels={trade.parcels} />
      <TradeCases cases={trade.cases} number={trade.number} />
      <Letters letters={trade.letters} />
      <Notes key={formKey} notes={trade.notes} />
    </aside>
  )
}

function SellerFacts({ trade }: { trade: ShownTrade }) {
  const t = useOfficeTranslate()
  const { formatDay, formatMoment, formatMoney } = useFormats()
  const may = useMay()
  const { seller, email, customerNumber, payeeHint, voucher, payout, identityCheck, priceValidUntil, quote, tax } =
    trade

  return (
    <section className="stack stack--tight">
      <h2>{t('office.trades.trade.seller')}</h2>
      <address className="office-address">
        {seller.company && <p>{seller.company}</p>}
        <p>
          {seller.firstName} {seller.lastName}
        </p>
        <p>
          {seller.street} {seller.houseNumber} {seller.addressExtra}
        </p>
        <p>
          {seller.postalCode} {seller.city}
        </p>
        <p>{email}</p>
        <p>{seller.phone}</p>
      </address>
      <p className="office-soft">
        {seller.birthdate && t('office.trades.trade.born', { date: formatDay(seller.birthdate) })}
      </p>
      {customerNumber !== undefined && (
        <p>
          <a href={may('customers.see') ? `/customers/${customerNumber}` : `/search?q=${customerNumber}`}>
            {t('office.trades.trade.customer', { number: String(customerNumber) })}
          </a>
        </p>
      )}
      <p>
        {t('office.trades.trade.payee')}:{' '}
        {may('customers.see') ? (
          <a href={`/payouts/trades/${formatTradeNumber(trade.number)}`}>{payeeHint}</a>
        ) : (
          payeeHint
        )}
      </p>
      <p>{t('office.trades.trade.validUntil', { date: formatMoment(priceValidUntil) })}</p>
      {quote !== undefined && may('businessQuotes.see') && (
        <p>
          <a href={`/business-quotes/${quote}`}>{t('office.trades.trade.quote', { number: String(quote) })}</a>
        </p>
      )}
      <p>
        {t(payout.net ? 'office.trades.trade.payoutNet' : 'office.trades.trade.payout', {
          amount: formatMoney(payout.total),
        })}
      </p>
      {voucher !== null && (
        <p>{t('office.trades.trade.voucher', { code: voucher, amount: formatMoney(payout.voucher) })}</p>
      )}
      {isReverseCharge(tax) && <Badge look="accent">{t(`office.trades.trade.tax.${tax}`)}</Badge>}
      {identityCheck && <Badge look="warning">{t('office.trades.trade.identity')}</Badge>}
    </section>
  )
}

function Parcels({ parcels }: Pick<ShownTrade, 'parcels'>) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()

  return (
    <section className="stack stack--tight">
      <h2>{t('office.trades.trade.parcels')}</h2>
      {parcels.map(({ id, direction, carrier, trackingNumber, scans }) => (
        <div key={id}>
          <p>
            {carrier.toUpperCase()} {trackingNumber} ({t(`office.trades.trade.${direction}`)})
          </p>
          <ul className="office-plain office-soft">
            {scans.length === 0 && <li>{t('office.trades.trade.noScan')}</li>}
            {scans.map(({ at, kind, place }) => (
              <li key={`${at} ${kind}`}>
                {formatMoment(new Date(at))} {t(officeKey(`office.carrier.kind.${kind}`))} {place}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Letters({ letters }: Pick<ShownTrade, 'letters'>) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()

  return (
    <section className="stack stack--tight">
      <h2>{t('office.trades.trade.letters')}</h2>
      {letters.length === 0 && <p className="office-soft">{t('office.trades.trade.noLetters')}</p>}
      <ul className="office-plain">
        {letters.map(({ id, createdAt, subject, locale }) => (
          <li key={id}>
            <span className="office-soft">{formatMoment(createdAt)}</span>{' '}
            {may('letters.see') ? (
              <a href={`/letters/${id}`} lang={locale.slice(0, 2)}>
                {subject}
              </a>
            ) : (
              <span lang={locale.slice(0, 2)}>{subject}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const writers = ['trades.decide', 'trades.receive', 'trades.inspect', 'trades.return', 'payouts.prepare'] as const

function Notes({ notes }: Pick<ShownTrade, 'notes'>) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()

  return (
    <section className="stack stack--tight" id="notes">
      <h2>{t('office.trades.trade.notes')}</h2>
      {notes.length === 0 && <p className="office-soft">{t('office.trades.trade.noNotes')}</p>}
      {notes.map(({ id, at, username, text }) => (
        <div key={id} className="office-note">
          <p className="office-soft">
            {formatMoment(at)} · {username}
          </p>
          <p>{text}</p>
        </div>
      ))}
      {writers.some(may) && (
        <Form method="post" className="stack stack--tight">
          <input type="hidden" name="intent" value="note" />
          <TextArea label={t('office.trades.form.note')} name="note" rows={2} maxLength={2000} required />
          <Button type="submit" look="quiet" size="small">
            {t('office.trades.form.addNote')}
          </Button>
        </Form>
      )}
    </section>
  )
}
