import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'
import { nextTier, tierFor } from '#domain/offers/pricing/volume-tiers.ts'
import { businessIn } from '#shop/modes/mode.ts'
import { usePath, useRules, useShop, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PricedCart } from './use-priced-cart.ts'

/** What companies should know: their prices are net, and more pieces bring more. It is said aloud when it changes. */
export function BusinessTerms({ priced: { business, pieces } }: { priced: PricedCart }) {
  const t = useTranslate()
  const shop = useShop()
  const rules = useRules()
  if (businessIn(shop) === 'never') return null

  return (
    <div role="status" className="field__hint">
      {business && (
        <>
          <p>{t('cart.allNet')}</p>
          <p>{t(tierKey(rules, pieces), tierValues(rules, pieces))}</p>
        </>
      )}
    </div>
  )
}

function tierKey(rules: CartRules, pieces: number) {
  if (tierFor(rules, pieces) === 0) return 'cart.tier.first'
  return nextTier(rules, pieces) ? 'cart.tier.next' : 'cart.tier.highest'
}

function tierValues(rules: CartRules, pieces: number) {
  const next = nextTier(rules, pieces)
  return { now: tierFor(rules, pieces) / 100, percent: (next?.bonus ?? 0) / 100, pieces: next?.pieces ?? 0 }
}

/** More than a shop should buy without a word: a person makes the offer. */
export function TooLarge() {
  const t = useTranslate()

  return (
    <Notice look="warning" live="status" title={t('cart.tooLarge.title')}>
      <p>{t('cart.tooLarge.text')}</p>
    </Notice>
  )
}

export function QuoteLink({ size }: { size?: 'large' }) {
  const t = useTranslate()
  const path = usePath()

  return (
    <LinkButton href={path('businessQuoteRequest')} wide {...(size && { size })}>
      {t('cart.tooLarge.link')}
    </LinkButton>
  )
}
