import { expect, test } from 'vitest'
import type { ErrorReporter } from './error-reporter.ts'

/** What a reporter has written down, in words both kinds of storage can give. */
export interface SeenReport {
  code: string
  message: string
  side: string
  url: string | undefined
  text: string
}

/** `seen` waits until so many different mistakes have arrived. */
export function errorsContract(
  open: () => { reporter: ErrorReporter; seen(many: number): Promise<SeenReport[]> },
): void {
  test('an error is written down under the code that the customer can quote', async () => {
    const { reporter, seen } = open()

    const code = await reporter.report(new TypeError('price is missing'), { side: 'server', url: '/warenkorb?step=2' })

    expect(code).toMatch(/^[0-9A-F]{8}$/)
    const [report] = await seen(1)
    expect(report).toMatchObject({ code, side: 'server', url: '/warenkorb' })
    expect(report?.message).toContain('price is missing')
    expect(report?.text).toContain('error-reports.contract.ts')
  })

  test('personal data does not get into a report', async () => {
    const { reporter, seen } = open()
    const error = new Error('ana@example.com wants DE89370400440532013000', {
      cause: new Error('secret cause: hunter2'),
    })
    const url = 'https://de.example/rueckfrage/48213/V1StGXR8_Z5jdHi6B-myT?email=ana@example.com'

    await reporter.report(Object.assign(error, { detail: 'Key (name)=(Ana Lopez)' }), { side: 'server', url })

    const [report] = await seen(1)
    expect(report?.message).toContain('[email] wants [iban]')
    expect(report?.text).not.toMatch(/ana@example|DE8937|V1StGXR8|hunter2|Ana Lopez/)
  })

  test('an error that a browser sent as data is written down with its stack', async () => {
    const { reporter, seen } = open()
    const stack = 'TypeError: x is undefined\n    at https://de.example/assets/cart-4f3a.js?v=1:10:5'

    await reporter.report(
      { name: 'TypeError', message: 'x is undefined', stack },
      { side: 'browser', application: 'de' },
    )

    const [report] = await seen(1)
    expect(report).toMatchObject({ side: 'browser' })
    expect(report?.message).toContain('x is undefined')
    expect(report?.text).toContain('cart-4f3a.js')
  })

  test('the same mistake has the same code, another mistake another', async () => {
    const { reporter } = open()
    const missing = (id: number) => new Error(`Trade ${id} is missing`)
    const [first, second] = [17, 18].map(missing)

    const codes = [
      await reporter.report(first, { side: 'server' }),
      await reporter.report(second, { side: 'server' }),
      await reporter.report(first, { side: 'browser' }),
      await reporter.report('nothing but words', { side: 'server' }),
    ]

    expect(codes[0]).toBe(codes[1])
    expect(new Set(codes).size).toBe(3)
  })

  test.each([
    undefined,
    null,
    0,
    '',
    Symbol('odd'),
    { message: { nested: true } },
    Object.create(null),
    { message: Object.create(null) },
  ])('whatever is thrown, reporting it does not throw (%#)', async (thrown) => {
    const { reporter } = open()

    expect(await reporter.report(thrown, { side: 'server' })).toMatch(/^[0-9A-F]{8}$/)
  })
}
