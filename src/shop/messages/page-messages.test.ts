import { expect, test } from 'vitest'
import type { Messages } from './messages.ts'
import { messagesForScreen } from './page-messages.ts'

const messages = (word: string) =>
  ({
    'site.name': word,
    'contact.title': word,
    'forCompanies.contact.title': `${word} for companies`,
    'review.title': word,
  }) as unknown as Messages

test('a screen says the words of its topics, each language and each kind of shop its own', () => {
  const [german, french] = [messages('Wort'), messages('mot')]

  for (const _ of [1, 2]) {
    expect(messagesForScreen(german, 'contact')).toEqual({ 'contact.title': 'Wort' })
    expect(messagesForScreen(german, 'contact', true)).toEqual({ 'contact.title': 'Wort for companies' })
    expect(messagesForScreen(german, 'review')).toEqual({ 'review.title': 'Wort' })
    expect(messagesForScreen(french, 'contact')).toEqual({ 'contact.title': 'mot' })
    expect(messagesForScreen(german, undefined)).toEqual({})
  }
})
