import type { ReactNode } from 'react'
import { piecesText } from '#domain/trades/format-trade.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { Disclosure } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LIST } from '#web/storefront/business/lists/list-parameter.ts'

type List = {
  token: string
  pieces: number
  /** Some of those without a price, and how many there are. */
  rows: readonly { line: number; said: string }[]
  unpriced: number
}

type Props = {
  list: List | null
  /** Whether rows without a price go along, as it was said last. */
  withRows: boolean
  /** The form, once it is known what it is about: the hidden field that names the devices, and what its address needs. */
  children: (devices: ReactNode, search: string) => ReactNode
}

/** What a company wants an offer for. */
export const RequestedDevices = ({ list, withRows, children }: Props) =>
  list ? (
    <FromList list={list} withRows={withRows}>
      {children}
    </FromList>
  ) : (
    <FromCart>{children}</FromCart>
  )

function FromList({ list, withRows, children }: Props & { list: List }) {
  const t = useTranslate()
  const { token, pieces, unpriced } = list
  if (pieces + unpriced === 0) return <NothingToOffer text={t('businessQuote.request.emptyList')} />

  return (
    <>
      <section className="stack stack--tight">
        <h2>{t('businessQuote.request.devices')}</h2>
        <p>
          {pieces > 0
            ? t('businessQuote.request.fromList', { count: pieces })
            : t('businessQuote.request.onlyUnpriced', { count: unpriced })}
        </p>
      </section>
      {children(
        <>
          <input type="hidden" name="list" value={token} />
          {unpriced > 0 && <RowsAlong list={list} withRows={withRows} />}
        </>,
        `?${LIST}=${token}`,
      )}
    </>
  )
}

/** Rows without a price go along, unless somebody would rather have the offer for the others at once. */
function RowsAlong({ list: { pieces, rows, unpriced }, withRows }: { list: List; withRows: boolean }) {
  const t = useTranslate()

  return (
    <>
      {pieces > 0 ? (
        <Checkbox
          name="rows"
          value="1"
          defaultChecked={withRows}
          label={t('businessQuote.request.unpriced', { count: unpriced })}
          hint={t('businessQuote.request.unpricedHint')}
        />
      ) : (
        <input type="hidden" name="rows" value="1" />
      )}
      <Disclosure title={t('businessQuote.request.unpricedRows', { count: unpriced })}>
        <ul className="stack stack--tight">
          {rows.map(({ line, said }) => (
            <li key={line} className="long-words">
              {t('businessQuote.request.row', { line, said })}
            </li>
          ))}
        </ul>
        {unpriced > rows.length && <p>{t('businessQuote.request.moreRows', { count: unpriced - rows.length })}</p>}
      </Disclosure>
    </>
  )
}

function FromCart({ children }: Pick<Props, 'children'>) {
  const t = useTranslate()
  const isRead = useCheckoutState((state) => state.isRead)
  const cart = useCheckoutState((state) => state.cart)
  if (!isRead) {
    return (
      <>
        <noscript>
          <Notice look="warning">
            <p>{t('checkout.noScript')}</p>
          </Notice>
        </noscript>
        <Skeleton label={t('checkout.loading')} shape="block" />
      </>
    )
  }
  if (cart.length === 0) return <NothingToOffer text={t('businessQuote.request.emptyCart')} />

  const lines = cart.map(({ offerId, quantity }) => ({ offerId, quantity }))
  return (
    <>
      <section className="stack stack--tight">
        <h2>{t('businessQuote.request.devices')}</h2>
        <ul className="stack stack--tight">
          {cart.map(({ offerId, quantity, name }) => (
            <li key={offerId}>{piecesText(quantity, name)}</li>
          ))}
        </ul>
      </section>
      {children(<input type="hidden" name="cart" value={JSON.stringify(lines)} />, '')}
    </>
  )
}

function NothingToOffer({ text }: { text: string }) {
  const t = useTranslate()
  const path = usePath()

  return (
    <>
      <Notice>
        <p>{text}</p>
      </Notice>
      <p className="cluster">
        <LinkButton href={path('home')}>{t('businessQuote.request.toDevices')}</LinkButton>
        <LinkButton href={path('deviceList')} look="quiet">
          {t('businessQuote.request.toList')}
        </LinkButton>
      </p>
    </>
  )
}
