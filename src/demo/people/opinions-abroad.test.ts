import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { opinionsIn } from './opinions-abroad.ts'

test.each(Object.values(countries))(
  'F-51 sellers in $code say something in their language, of good and of bad sales, and nobody is called by name',
  ({ locale }) => {
    const opinions = opinionsIn(locale)
    const texts = opinions.flatMap(({ text }) => text ?? [])
    const stars = opinions.map((opinion) => opinion.stars)
    const average = stars.reduce((sum: number, each) => sum + each, 0) / stars.length

    expect(opinions.length).toBeGreaterThanOrEqual(10)
    expect(new Set(texts).size).toBe(texts.length)
    expect(average).toBeGreaterThan(3.5)
    expect(average).toBeLessThan(4.8)
    expect(stars.some((each) => each <= 2)).toBe(true)
    for (const { name = '' } of opinions) expect(name).toMatch(/^(\p{Lu}\.)?$/u)
  },
)
