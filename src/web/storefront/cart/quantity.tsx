import { useState } from 'react'
import { mostPieces } from '#domain/cart/most-pieces.ts'
import { Icon } from '#web/art/icons.tsx'
import { useRules, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'

type Props = { name: string; quantity: number; onChange: (quantity: number) => void }

/** How many of one device: typed, or one more and one less. */
export function Quantity({ name, quantity, onChange }: Props) {
  const t = useTranslate()
  const most = mostPieces(
    useRules(),
    useCheckoutState(({ B2BMode }) => B2BMode),
  )
  // While somebody types, the field may be empty.
  const [typed, setTyped] = useState<string>()
  const isPossible = (wanted: number) => Number.isInteger(wanted) && wanted >= 1 && wanted <= most

  const type = (text: string) => {
    setTyped(text)
    if (isPossible(Number(text))) onChange(Number(text))
  }

  return (
    <div className="quantity" role="group" aria-label={t('cart.quantity', { name })}>
      <Step
        label={t('cart.fewer', { name })}
        icon="minus"
        isPossible={quantity > 1}
        onStep={() => onChange(quantity - 1)}
      />
      <input
        type="number"
        min={1}
        max={most}
        aria-label={t('cart.quantity', { name })}
        value={typed ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <Step
        label={t('cart.more', { name })}
        icon="plus"
        isPossible={quantity < most}
        onStep={() => onChange(quantity + 1)}
      />
    </div>
  )
}

type StepProps = { label: string; icon: 'minus' | 'plus'; isPossible: boolean; onStep: () => void }

/** Keeps the focus at the end of its range, which a disabled button would lose. */
function Step({ label, icon, isPossible, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onStep : undefined}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
