import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { readable, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

describe.each(triedCountries)('in %s', (code) => {
  const paths = Object.entries(addressesOf(code)).filter(([screen]) => screen.startsWith('account'))

  test.each(paths)('%s has a heading, asks for scripts, and for no password before they run', async (_, path) => {
    const { text } = await ask(code, path, asPerson)
    const messages = readMessages('messages', messagesFileOf(code))

    expect(texts(text, 'h1')).toHaveLength(1)
    expect(readable(text)).toContain(messages['login.noScript'])
    expect(text).not.toMatch(/<input[^>]*type="password"/)
    expect(text.slice(0, text.indexOf('</main>'))).not.toMatch(/<form[^>]*method="post"/)
  })
})
