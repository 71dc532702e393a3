import { formatLongDate, timeZones } from '#shop/dates.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { AddToCart } from '#web/storefront/catalogue/add-to-cart.tsx'
import { TrustLine } from '#web/storefront/catalogue/device-offer.tsx'
import { useOffer } from '#web/storefront/catalogue/offer.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '../page-head.tsx'
import { answersSearch } from './answers-address.ts'
import { DeviceLine } from './device-line.tsx'
import { GivenAnswers } from './given-answers.tsx'
import type { DeviceInShort } from './load-device-page.ts'
import type { MadeOfferData } from './load-made-offer.ts'
import { Reasons } from './price-so-far.tsx'

type Props = { device: DeviceInShort; offer: MadeOfferData }

/** An offer as it was made: what we pay, until when, and why. */
export function MadeOffer({ device, offer }: Props) {
  const t = useTranslate()
  const say = useOffer()
  const here = usePath()('product', { pdp: device.url })

  return (
    <div className="container stack stack--loose">
      <PageHead
        title={t('product.title', { name: device.name })}
        description={t('offer.made.note')}
        picture={device.image}
        noindex
      />
      <DeviceLine {...device} />
      <div className="grid grid--halves">
        <OfferBox device={device} offer={offer} />
        <section className="stack" aria-labelledby="reasons">
          <h2 id="reasons">{t('product.questions.how')}</h2>
          <Reasons lines={offer.lines} total={{ label: t('offer.made.total'), amount: say(offer.price, 'fixed') }} />
        </section>
      </div>
      <div className="stack">
        <GivenAnswers title={t('offer.made.condition')} given={offer.given} />
        {offer.gone !== 'ordered' && (
          <p>
            <a href={`${here}${answersSearch(offer.answers, offer.id)}#questions`}>{t('offer.made.change')}</a>
          </p>
        )}
      </div>
    </div>
  )
}

/** The price, how long it holds, and the one next step. */
function OfferBox({ device, offer }: Props) {
  const t = useTranslate()
  const say = useOffer()
  const { code, icuLocale } = useShop().country
  const date = formatLongDate(new Date(offer.validUntil), icuLocale, timeZones[code])

  return (
    <section className="stack" aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        {t('offer.made.title')}
      </h2>
      <p className="product__offer">{say(offer.price, 'fixed')}</p>
      <p>
        <strong>{t('offer.made.validUntil', { date })}</strong>
      </p>
      <p className="muted">{t(offer.price === 0 ? 'offer.made.recycling' : 'offer.made.note')}</p>
      {offer.gone ? (
        <Notice look="warning">
          <p>{t(`offer.gone.${offer.gone}`)}</p>
        </Notice>
      ) : (
        <AddToCart device={device} offer={offer} />
      )}
      <TrustLine />
    </section>
  )
}
