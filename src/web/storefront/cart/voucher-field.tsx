import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMoney } from '#web/use-money.ts'
import { cartActions } from './cart-actions.ts'
import { refreshPrices, tryVoucher } from './priced-cart.ts'
import type { PricedCart } from './use-priced-cart.ts'

type Voucher = NonNullable<PricedCart['voucher']>

/** Takes a voucher, shows the one that counts, and says why one does not. The screen that has it also uses usePricedCart(). */
export function VoucherField({ voucher }: { voucher: Voucher | undefined }) {
  const [isMoving, setMoving] = useState(false)

  // After an action of the visitor the part that did it is gone, so the focus goes on to the one that came.
  return voucher ? (
    <CountingVoucher voucher={voucher} takesFocus={isMoving} onRemoved={() => setMoving(true)} />
  ) : (
    <VoucherForm takesFocus={isMoving} onTaken={() => setMoving(true)} />
  )
}

function VoucherForm({ takesFocus, onTaken }: { takesFocus: boolean; onTaken: () => void }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const refuse = (message: string) => {
    setError(message)
    input.current?.focus()
  }
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (code === '') return refuse(t('cart.voucher.missing'))

    setBusy(true)
    const result = await tryVoucher(code)
    setBusy(false)
    if (result.ok) onTaken()
    else refuse(result.message ?? t('cart.unchecked'))
  }

  return (
    <form className="stack stack--tight" noValidate onSubmit={(event) => void apply(event)}>
      <TextInput
        ref={input}
        name="voucher"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        label={t('cart.voucher.label')}
        {...(error !== undefined && { error })}
      />
      <p>
        <Button type="submit" look="quiet" busy={isBusy}>
          {t('cart.voucher.apply')}
        </Button>
      </p>
    </form>
  )
}

type CountingProps = { voucher: Voucher; takesFocus: boolean; onRemoved: () => void }

function CountingVoucher({ voucher, takesFocus, onRemoved }: CountingProps) {
  const t = useTranslate()
  const money = useMoney()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  const remove = () => {
    onRemoved()
    cartActions.removeVoucher()
    void refreshPrices()
  }

  return (
    <div className="cluster cluster--apart" role="status">
      <p>
        <strong>{t('cart.voucher.shown', { code: voucher.code })}</strong> + {money(voucher.value)}
      </p>
      <Button ref={button} look="quiet" size="small" onClick={remove}>
        {t('cart.voucher.remove')}
      </Button>
    </div>
  )
}
