import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { askShop } from './ask-shop.ts'
import { FIRST_PAGE, type Traded, type TradePage } from './traded.ts'

type Trades = { trades: Traded[]; next: string | undefined; status: 'loading' | 'there' | 'failed' }

/** The customer's sales, page by page, the newest first. */
export function useTrades() {
  const [{ trades, next, status }, setTrades] = useState<Trades>({ trades: [], next: FIRST_PAGE, status: 'loading' })
  const asked = useRef<string>(undefined)

  const load = async () => {
    if (next === undefined || asked.current === next) return
    asked.current = next
    setTrades((before) => ({ ...before, status: 'loading' }))
    const told = await askShop<TradePage>('GET', next)
    if (!told.ok) asked.current = undefined
    setTrades((before) =>
      told.ok
        ? { trades: [...before.trades, ...told.body.member], next: told.body.view?.next, status: 'there' }
        : { ...before, status: 'failed' },
    )
  }

  const begin = useEffectEvent(load)
  useEffect(() => void begin(), [])

  return { trades, hasOlder: next !== undefined, status, load: () => void load() }
}
