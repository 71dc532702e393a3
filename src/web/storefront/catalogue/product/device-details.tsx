import { DeviceFacts } from './device-facts.tsx'
import type { ProductData } from './load-product.ts'
import { PriceTrend } from './price-trend.tsx'

/** What is known about a device, and how its price went: below what is asked, or beside it. */
export function DeviceDetails({ product }: { product: ProductData }) {
  return (
    <>
      <DeviceFacts {...product} />
      <PriceTrend trend={product.trend} />
    </>
  )
}
