import { expect, test } from 'vitest'
import { conditionArt, picturedAnswers } from '#shop/devices/condition-pictures.ts'
import { ask, asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const addresses = picturedAnswers().map(({ category, question, answer }) => conditionArt(category, question, answer)!)

test('the picture of every answer is a file that browsers keep', async () => {
  const answers = await Promise.all(addresses.map((address) => ask('de', address, asPerson)))
  const wrong = answers.filter(
    ({ status, headers, text }) =>
      status !== 200 ||
      headers['content-type'] !== 'image/svg+xml' ||
      headers['set-cookie'] !== undefined ||
      !/^public, max-age=\d{5,}/.test(String(headers['cache-control'])) ||
      !text.endsWith('</svg>'),
  )

  expect(answers.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

test.each([
  '/art/conditions/phone/ownership/yes.svg',
  '/art/conditions/phone/display-glass/broken.svg',
  '/art/conditions/phone/DISPLAY_GLASS/NO_MARKS.svg',
  '/art/conditions/spoon/housing/light.svg',
  '/art/conditions/phone/display-glass.svg',
  '/art/conditions/constructor/name/length.svg',
])('nothing is drawn at %s', async (path) => {
  expect((await ask('de', path, asPerson)).status).toBe(404)
})
