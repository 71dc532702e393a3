import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormText, useForm } from './form-context.tsx'

/** Without a right address nobody gets a label: what looks mistyped is asked about, and never changed unasked. */
export function EmailField({ hint }: { hint?: string }) {
  const t = useTranslate()
  const { draft, change } = useForm()
  const meant = useMeant(draft.email)
  const input = useRef<HTMLInputElement>(null)
  // The button goes with the question.
  const take = (email: string) => {
    change('email', email)
    input.current?.focus()
  }

  return (
    <div className="field">
      <FormText
        ref={input}
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...(hint !== undefined && { hint })}
      />
      <p role="status">
        {meant !== undefined && (
          <Button look="ghost" size="small" onClick={() => take(meant)}>
            {t('checkout.meant', { email: meant })}
          </Button>
        )}
      </p>
    </div>
  )
}

/** Fetched once somebody has typed an address. */
function useMeant(email: string): string | undefined {
  const [meant, setMeant] = useState<string>()
  useEffect(() => {
    let isOld = false
    const look = async () => {
      const { suggestEmail } = await import('#shop/addresses/suggest-email.ts')
      if (!isOld) setMeant(suggestEmail(email))
    }
    if (email.includes('@')) void look().catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [email])
  return email.includes('@') ? meant : undefined
}
