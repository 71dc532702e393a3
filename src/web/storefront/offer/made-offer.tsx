import { useEffect, useState, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { track } from '#web/browser/track.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { AddToCart } from '#web/storefront/catalogue/product/add-to-cart.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { DeviceLine } from './device-line.tsx'
import { GivenAnswers } from './given-answers.tsx'
import type { DeviceInShort } from './load-device-page.ts'
import type { MadeOfferData } from './load-made-offer.ts'
import { offerEvent } from './offer-event.ts'

type Props = {
  device: DeviceInShort
  offer: MadeOfferData
  replaces: string | undefined
  /** Where the same answers can be changed. */
  change: string
  /** What the visitor can rely on. */
  children: ReactNode
}

/** An offer as it was made: what we pay, until when, and why. */
export function MadeOffer({ device, offer, replaces, change, children }: Props) {
  const t = useTranslate()
  useCounted(device, offer)

  return (
    <div className="container stack stack--loose">
      <PageHead
        title={t('product.title', { name: device.name })}
        description={t('offer.made.note')}
        preview={device.preview}
        noindex
      />
      <DeviceLine {...device} />
      <div className="made-offer">
        <section className="stack made-offer__price" aria-labelledby="question">
          <ThePrice {...offer} />
          {offer.gone ? <Gone reason={offer.gone} /> : <AddToCart {...{ device, offer, replaces }} />}
          <SmallPrint {...offer} />
        </section>
        <div className="stack">
          <Raises {...offer} />
          <Disclosure title={<h2 id="reasons">{t('product.questions.how')}</h2>}>
            <PriceLines lines={offer.lines} total={{ label: t('offer.made.total'), amount: offer.price }} />
          </Disclosure>
          {children}
        </div>
      </div>
      <div className="stack">
        <GivenAnswers title={t('offer.made.condition')} given={offer.given} />
        {offer.gone !== 'ordered' && (
          <p>
            <a href={change}>{t('offer.made.change')}</a>
          </p>
        )}
      </div>
    </div>
  )
}

/** A new offer is counted once. Whoever loads its page again, or comes back to it, has it already. */
function useCounted(device: DeviceInShort, offer: MadeOfferData): void {
  const arrival = useNavigationType()
  const [isNew] = useState(arrival !== 'POP')
  const event = JSON.stringify(offerEvent(device, offer))

  useEffect(() => {
    if (isNew) track({ name: 'offer_generated', data: JSON.parse(event) })
  }, [isNew, event])
}

function ThePrice({ price, cents, payday }: MadeOfferData) {
  const t = useTranslate()

  return (
    <>
      <h2 id="question" tabIndex={-1}>
        {t('offer.made.title')}
      </h2>
      <p className={classNames('product__offer', cents > 0 && 'made-offer__amount')}>{price}</p>
      {payday && (
        <p className="made-offer__payday">
          <strong>{t('offer.made.paidBy', { date: payday.paid })}</strong>
          <span className="muted">{t('offer.made.paidIf', { date: payday.handIn })}</span>
        </p>
      )}
    </>
  )
}

function SmallPrint({ cents, lastDay }: MadeOfferData) {
  const t = useTranslate()

  return (
    <p className="muted">
      <strong>{t('offer.made.validUntil', { date: lastDay })}</strong>.{' '}
      {t(cents === 0 ? 'offer.made.recycling' : 'offer.made.note')}
    </p>
  )
}

/** What else could be put into the box: a tap says so, and leads to the new offer. */
function Raises({ raises }: MadeOfferData) {
  const t = useTranslate()
  if (raises.length === 0) return null

  return (
    <section className="stack stack--tight" aria-labelledby="raises">
      <h2 id="raises" className="kicker">
        {t('offer.made.raises')}
      </h2>
      <ul className="made-offer__raises">
        {raises.map(({ text, change, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {text} <b>{change}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Gone({ reason }: { reason: NonNullable<MadeOfferData['gone']> }) {
  const t = useTranslate()

  return (
    <Notice look="warning">
      <p>{t(`offer.gone.${reason}`)}</p>
    </Notice>
  )
}
