import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import { groupedIban, ibanCaret } from '#domain/accounts/payees/iban-groups.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { FormText, useForm } from './form-context.tsx'
import { payeeInputs } from './payee-inputs.ts'

/** Groups the number while it is typed; the caret stays behind the letter that it stood behind. */
export function IbanField() {
  const t = useTranslate()
  const { ibanExample } = useShop().country
  const { draft, change } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [draft.iban])

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = ibanCaret(target.value, target.selectionStart ?? target.value.length)
    change('iban', groupedIban(target.value))
  }

  return (
    <FormText
      ref={input}
      field="iban"
      onChange={type}
      {...payeeInputs.iban}
      hint={t('checkout.hint.iban', { example: ibanExample })}
    />
  )
}
