import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '#tests/support/services/servers/service.ts'
import { startMailServer } from '#tests/support/services/servers/smtp.ts'
import type { TestMailServer } from '#tests/support/services/servers/smtp.ts'
import { outboxOnly } from './outbox-only.ts'
import { letter } from './mail.contract.ts'
import { LetterRefused } from './mail.ts'
import type { MailTransport } from './mail.ts'
import { openSmtpTransport } from './smtp-transport.ts'

const messageId = '<17@umlauf.example>'

test('without a mail server a letter is kept', async () => {
  expect(await outboxOnly.carry({ ...letter, messageId })).toBe('kept')
})

describe('a real mail server', () => {
  let server: TestMailServer
  let transport: MailTransport
  beforeEach(async () => {
    server = await startMailServer()
    transport = openSmtpTransport(server.url)
  })
  afterEach(async () => {
    await transport.close()
    await server.stop()
  })

  test('gets the letter once, with umlauts, both bodies, attachment and headers', async () => {
    expect(await transport.carry({ ...letter, messageId })).toBe('sent')

    expect(server.letters).toHaveLength(1)
    const [arrived] = server.letters
    expect(arrived).toMatchObject({
      messageId,
      subject: letter.subject,
      from: { name: 'Umlauf Ankauf', address: 'hallo@umlauf.example' },
      to: [{ address: 'ana@example.com' }],
      replyTo: [{ address: 'fragen@umlauf.example' }],
    })
    expect(arrived?.text?.trim()).toBe(letter.text)
    expect(arrived?.html?.trim()).toBe(letter.html)
    expect(arrived?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    )
    const [file] = arrived?.attachments ?? []
    expect(file).toMatchObject({ filename: 'Versandetikett.pdf', mimeType: 'application/pdf' })
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toBe('%PDF-1.7 label')
  })

  test('a line break in the subject does not become a header', async () => {
    await transport.carry({ ...letter, subject: 'Hallo\r\nBcc: eve@example.com', messageId })

    expect(server.letters[0]?.bcc ?? []).toEqual([])
    expect(server.letters[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('"no such mailbox" is final', async () => {
    server.answerWith(550)

    await expect(transport.carry({ ...letter, messageId })).rejects.toBeInstanceOf(LetterRefused)
  })

  test('"try later" is not final, and the letter goes out when the server wants it', async () => {
    server.answerWith(451)
    const refused = await transport.carry({ ...letter, messageId }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(LetterRefused)

    server.answerWith(undefined)
    expect(await transport.carry({ ...letter, messageId })).toBe('sent')
    expect(server.letters).toHaveLength(1)
  })

  test('a server that is away is not final', async () => {
    const nowhere = openSmtpTransport(`smtp://127.0.0.1:${await freePort()}`)

    const failure = await nowhere.carry({ ...letter, messageId }).catch((error: unknown) => error)

    expect(failure).toMatchObject({ code: 'ESOCKET' })
    expect(failure).not.toBeInstanceOf(LetterRefused)
    await nowhere.close()
  })
})
