import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewArt } from '#web/art/preview-art.tsx'

const drawn = (brand: string) => renderToStaticMarkup(<PreviewArt brand={brand}>{<path d="M0 0h1" />}</PreviewArt>)

test('a picture of our own shop shows our name, and that of a shop with another name does not', () => {
  expect(drawn('umlauf')).toContain('class="logo"')
  expect(drawn('kaufhaus')).not.toContain('class="logo"')
  for (const brand of ['umlauf', 'kaufhaus']) expect(drawn(brand)).toContain('<path d="M0 0h1"></path>')
})
