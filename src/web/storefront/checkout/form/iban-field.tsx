import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import { groupedIban, ibanCaret } from '#domain/accounts/payees/iban.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { FormText, useForm } from './form-context.tsx'

/** Accounts from the examples of the banks. */
const examples = {
  at: 'AT61 1904 3002 3457 3201',
  de: 'DE89 3704 0044 0532 0130 00',
  es: 'ES91 2100 0418 4502 0005 1332',
  fr: 'FR14 2004 1010 0505 0001 3M02 606',
  it: 'IT60 X054 2811 1010 0000 0123 456',
}

/** Groups the number while it is typed; the caret stays behind the letter that it stood behind. */
export function IbanField() {
  const t = useTranslate()
  const { code } = useShop().country
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
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={t('checkout.hint.iban', { example: examples[code] })}
    />
  )
}
