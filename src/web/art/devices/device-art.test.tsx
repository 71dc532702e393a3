import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeviceArt, type DeviceArtCategory } from './device-art.tsx'
import { deviceShapes } from './shapes/all.ts'

const categories = Object.keys(deviceShapes) as DeviceArtCategory[]
const devices = [
  ['Apple', 'iPhone 17 Pro Max'],
  ['Apple', 'iPad 9. Generation'],
  ['Samsung', 'Galaxy Buds 2'],
  ['Nintendo', 'Switch OLED'],
  ['Canon', 'RF 70-200mm f/2.8 L IS USM'],
  ['Fujifilm', 'X-T5'],
  ['Microsoft', 'Xbox Series S'],
  ['Nobody Knows & Söhne', ''],
] as const

const draw = (category: DeviceArtCategory, maker: string, name: string) =>
  renderToStaticMarkup(<DeviceArt category={category} maker={maker} name={name} />)

test.each(categories)('a %s is drawn whatever its name says, small enough to be a file', (category) => {
  for (const [maker, name] of devices) {
    const svg = draw(category, maker, name)

    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.length).toBeLessThan(4096)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/)
  }
})

test('the same device always looks the same, another one differently', () => {
  expect(draw('iphone', 'Apple', 'iPhone 13')).toBe(draw('iphone', 'Apple', 'iPhone 13'))
  expect(draw('iphone', 'Apple', 'iPhone 13')).not.toBe(draw('iphone', 'Apple', 'iPhone 12'))
})

test('a longer focal length makes a taller lens', () => {
  const top = (name: string) =>
    Number(/<ellipse cx="120" cy="([\d.]+)" rx="\d+" ry="13"/.exec(draw('lens', 'Sigma', name))?.[1])

  expect(top('150-600mm f/5-6.3')).toBeLessThan(top('24-70mm f/2.8'))
  expect(top('24-70mm f/2.8')).toBeLessThan(top('14mm f/1.8'))
})

test('the picture has a name only when it is given one', () => {
  expect(draw('camera', 'Canon', 'EOS R6')).toContain('aria-hidden="true"')
  expect(
    renderToStaticMarkup(<DeviceArt category="camera" maker="Canon" name="EOS R6" label="Canon EOS R6" />),
  ).toContain('role="img" aria-label="Canon EOS R6"')
})
