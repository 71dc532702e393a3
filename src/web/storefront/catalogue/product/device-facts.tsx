import { usePath, useTranslate } from '#web/shop-context.tsx'
import type { ProductData } from './load-product.ts'

export function DeviceFacts(product: ProductData) {
  const t = useTranslate()
  const path = usePath()
  const { manufacturer, manufacturerUrl, series, seriesUrl, modelNumbers, released, url, variants } = product
  const variant = variants.find((each) => each.url === url)?.variant ?? ''
  const facts = [
    { fact: 'maker', value: manufacturer, href: path('overview', { overview: manufacturerUrl }) },
    { fact: 'series', value: series, href: path('overview', { overview: seriesUrl }) },
    { fact: 'variant', value: variant, href: undefined },
    { fact: 'released', value: released, href: undefined },
    { fact: 'numbers', value: modelNumbers.join(', '), href: undefined },
  ] as const

  return (
    <section className="stack">
      <h2>{t('product.facts.title')}</h2>
      <div className="table-frame">
        <table>
          <tbody>
            {facts
              .filter(({ value }) => value !== '')
              .map(({ fact, value, href }) => (
                <tr key={fact}>
                  <th scope="row">{t(`product.facts.${fact}`)}</th>
                  <td>{href === undefined ? value : <a href={href}>{value}</a>}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
