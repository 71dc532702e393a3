import type { ReactNode } from 'react'
import { piecesText } from '#domain/trades/format-trade.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LIST } from '#web/storefront/business/lists/list-parameter.ts'

type Props = {
  list: { token: string; pieces: number } | null
  /** The form, once it is known what it is about: the hidden field that names the devices, and what its address needs. */
  children: (devices: ReactNode, search: string) => ReactNode
}

/** What a company wants an offer for. */
export const RequestedDevices = ({ list, children }: Props) =>
  list ? <FromList list={list}>{children}</FromList> : <FromCart>{children}</FromCart>

function FromList({ list: { token, pieces }, children }: Props & { list: NonNullable<Props['list']> }) {
  const t = useTranslate()
  if (pieces === 0) return <NothingToOffer text={t('businessQuote.request.emptyList')} />

  return (
    <>
      <section className="stack stack--tight">
        <h2>{t('businessQuote.request.devices')}</h2>
        <p>{t('businessQuote.request.fromList', { count: pieces })}</p>
      </section>
      {children(<input type="hidden" name="list" value={token} />, `?${LIST}=${token}`)}
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
