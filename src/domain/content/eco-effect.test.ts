import { describe, expect, test } from 'vitest'
import { askedEcoEffect, ecoEffect } from './eco-effect.ts'

const asked = (query: string) => askedEcoEffect(new URLSearchParams(query))

describe('the calculator', () => {
  test('adds what every device saves, and says what the newer study would make of it', () => {
    const answer = ecoEffect({ smartphones: '2', tablets: '1' })

    expect(answer).toMatchObject({
      ok: true,
      lines: [
        { kind: 'smartphones', count: 2, each: 58, kilos: 116 },
        { kind: 'tablets', count: 1, each: 139, kilos: 139 },
      ],
      kilos: 255,
    })
    expect(answer.ok && answer.newerKilos).toBeCloseTo(208.4)
  })

  test('takes an empty field for none', () => {
    expect(ecoEffect({ smartphones: '', tablets: ' 3 ' })).toMatchObject({ kilos: 417, newerKilos: 417 })
  })

  test.each(['-1', '1.5', '1,5', 'zwei', '1e3', '1001', '9'.repeat(40), '٣', '0x10', '<b>'])(
    'cannot read %s',
    (typed) => {
      expect(ecoEffect({ smartphones: typed, tablets: '1' })).toEqual({ ok: false, unread: ['smartphones'] })
    },
  )

  test('has nothing to say about nothing', () => {
    expect(ecoEffect({ smartphones: '0', tablets: '' })).toEqual({ ok: false, unread: [] })
  })

  test('answers only who has asked, and keeps what was typed', () => {
    expect(asked('utm_source=letter')).toBeUndefined()
    expect(asked('smartphones=-2')).toEqual({ smartphones: '-2', tablets: '' })
    expect(asked(`tablets=${'1'.repeat(500)}`)?.tablets).toHaveLength(40)
  })
})
