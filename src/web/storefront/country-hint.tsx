import { useEffect, useState, type ReactNode } from 'react'
import { useShopData } from '#web/shop-context.tsx'

/** Whoever was in another country's shop last is told where it is; everybody else loads nothing for that. */
export function CountryHint() {
  const [hint, setHint] = useState<ReactNode>()
  const data = useShopData()

  useEffect(() => {
    const { cookie } = document
    if (!cookie.includes('locale=') || cookie.includes(`locale=${data.shop.country.locale}`)) return
    import('./country-hint/hint.tsx').then((loaded) => loaded.hintElsewhere(data, setHint)).catch(() => undefined)
  }, [data])

  return (
    <div className="country-hint" role="status">
      {hint}
    </div>
  )
}
