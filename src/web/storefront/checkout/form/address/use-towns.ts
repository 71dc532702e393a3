import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShop } from '#web/shop-context.tsx'
import { useForm } from '#web/storefront/checkout/form/form-context.tsx'

async function askForTowns(postalCode: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/api/towns?postalCode=${encodeURIComponent(postalCode)}`, { signal })
  return answer.ok ? ((await answer.json()) as { towns: string[] }).towns : []
}

/**
 * The towns of the postal code, if the shop knows them, to choose from. The only one is filled in, and goes with its postal code; what
 * somebody has written himself stays.
 */
export function useTowns(): readonly string[] {
  const { postalCodeExample } = useShop().country
  const { draft, change } = useForm()
  const [towns, setTowns] = useState<readonly string[]>([])
  const filledIn = useRef('')
  const code = draft.postalCode.trim()

  const mayFillIn = useEffectEvent(() => draft.city === filledIn.current)
  const hear = useEffectEvent((found: readonly string[]) => {
    setTowns(found)
    if (draft.city !== filledIn.current) return
    filledIn.current = found.length === 1 ? found[0]! : ''
    if (filledIn.current !== draft.city) change('city', filledIn.current)
  })

  useEffect(() => {
    if (code.length !== postalCodeExample.length || !mayFillIn()) return undefined
    const asking = new AbortController()
    askForTowns(code, asking.signal).then(hear, () => undefined)
    return () => {
      asking.abort()
      setTowns([])
    }
  }, [code, postalCodeExample])

  return towns
}
