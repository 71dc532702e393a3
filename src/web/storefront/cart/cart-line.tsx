import { lineCents } from '#shop/money/line-money.ts'
import { DeviceImage } from '#web/art/devices/device-image.tsx'
import { useRules, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMoney } from '#web/use-money.ts'
import { cartActions } from './cart-actions.ts'
import { Quantity } from './quantity.tsx'
import type { PricedLine } from './use-priced-cart.ts'

const conditions = ['SEALED', 'A', 'B', 'C', 'D'] as const

type Props = { line: PricedLine; hasPrice: boolean; onRemove: () => void; onSpoken: (text: string) => void }

/** A device in the cart: what it is, how many, what it brings. */
export function CartLine({ line, hasPrice, onRemove, onSpoken }: Props) {
  const t = useTranslate()
  const condition = conditions.find((known) => known === line.conditionId)

  return (
    <li className="cart-line">
      <DeviceImage src={line.image} size={72} />
      <div className="stack stack--tight">
        <div>
          <a href={line.url}>{line.name}</a>
          {condition && <p className="muted">{t(`cart.condition.${condition}`)}</p>}
        </div>
        {line.gone ? <Gone {...line} gone={line.gone} /> : <Worth {...{ line, hasPrice, onSpoken }} />}
        <p>
          <Button look="ghost" size="small" aria-label={t('cart.removeNamed', { name: line.name })} onClick={onRemove}>
            {t('cart.remove')}
          </Button>
        </p>
      </div>
    </li>
  )
}

function Gone({ gone, url }: { gone: NonNullable<PricedLine['gone']>; url: string }) {
  const t = useTranslate()

  return (
    <div className="field__error">
      <p>
        {gone.message} {gone.reason !== 'sold' && <a href={url}>{t('cart.gone.again')}</a>}
      </p>
    </div>
  )
}

function Worth({ line, hasPrice, onSpoken }: Omit<Props, 'onRemove'>) {
  const t = useTranslate()
  const money = useMoney()
  const rules = useRules()
  const { offerId, name, price, quantity, cents, former } = line

  const change = (wanted: number) => {
    cartActions.setQuantity(rules, offerId, wanted)
    onSpoken(t('cart.spoken', { count: wanted, name, total: money(lineCents(price, wanted)) }))
  }

  return (
    <>
      {hasPrice && former !== undefined && (
        <p className="cart-line__former">
          {t('cart.renewed.line', { former: money(former), price: money(lineCents(price, 1)) })}
        </p>
      )}
      <div className="cluster cluster--apart">
        <Quantity name={name} quantity={quantity} onChange={change} />
        {hasPrice && (
          <p className="numeric">
            {quantity > 1 && (
              <span className="muted">
                {quantity} × {money(lineCents(price, 1))}{' '}
              </span>
            )}
            <strong>{price === 0 ? t('cart.recycling') : money(cents)}</strong>
          </p>
        )}
      </div>
    </>
  )
}
