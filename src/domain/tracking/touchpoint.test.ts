import { describe, expect, test } from 'vitest'
import { MAX_PARAMETER_LENGTH, marketingParameters, touchpointOf } from './touchpoint.ts'

const home = 'https://de.umlauf.example/'

describe('a visitor who comes in', () => {
  test.each([
    'gclid',
    'msclkid',
    'fbclid',
    'dyntr',
    'ctb',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_id',
    'belboon',
    'awc',
  ])('S9.13 with %s was led here', (name) => {
    expect(touchpointOf(`${home}?${name}=A-1%20b`, '')).toEqual({ referrer: '', getParameter: { [name]: 'A-1 b' } })
  })

  test('S9.13 there are eleven parameters', () => {
    expect(marketingParameters).toHaveLength(11)
  })

  test('S9.13 with any other parameter was not', () => {
    expect(touchpointOf(`${home}?utm_term=x&token=y&GCLID=z&q=iphone`, '')).toBeUndefined()
  })

  test('S9.13 with several brings those that are known', () => {
    const landing = `${home}?utm_source=news&email=ana%40example.com&utm_medium=mail&utm_id=&q=x#gclid=1`

    expect(touchpointOf(landing, '')?.getParameter).toEqual({ utm_source: 'news', utm_medium: 'mail' })
  })

  test('S7.24 from another site was led here, by a page whose query is its own business', () => {
    expect(touchpointOf(home, 'https://search.example/find?q=iphone#top')).toEqual({
      referrer: 'https://search.example/find',
      getParameter: {},
    })
  })

  test.each(['', home, `${home}kontakt?x=1`, 'about:blank', 'android-app://mail'])(
    'S7.24 from %j was not',
    (referrer) => {
      expect(touchpointOf(home, referrer)).toBeUndefined()
    },
  )

  test('S7.24 by an advertisement on the own site brings no referrer', () => {
    expect(touchpointOf(`${home}?ctb=1`, `${home}account`)).toEqual({ referrer: '', getParameter: { ctb: '1' } })
  })

  test('S9.13 with an endless value brings the beginning of it', () => {
    expect(touchpointOf(`${home}?awc=${'x'.repeat(9000)}`, '')?.getParameter.awc).toHaveLength(MAX_PARAMETER_LENGTH)
  })
})
