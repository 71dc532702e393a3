import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BuildWatch } from './build-watch.ts'
import { ExternalNavigationRefused, go } from './follow-links.ts'

const navigate = vi.fn(async () => undefined)
const assign = vi.fn()

beforeEach(() => {
  navigate.mockClear()
  assign.mockClear()
  vi.stubGlobal('location', { origin: 'https://de.umlauf.example', pathname: '/', search: '', assign })
  vi.stubGlobal('window', { __reactRouterDataRouter: { routes: [], navigate } })
  return () => void vi.unstubAllGlobals()
})

const current = new BuildWatch('a')

describe('going somewhere', () => {
  test.each(['/', '/account', '/checkout?zip=10115#main'])('S8.11 inside the shop leads to %s', async (path) => {
    await go(path, current)

    expect(navigate).toHaveBeenCalledExactlyOnceWith(path)
    expect(assign).not.toHaveBeenCalled()
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'evil.example',
    '',
  ])('S8.11 outside of it is refused: %j', async (target) => {
    await expect(go(target, current)).rejects.toThrow(ExternalNavigationRefused)

    expect(navigate).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  test('S8.11 outside of it is refused as well when a new build waits', async () => {
    const outdated = { outdated: true } as BuildWatch

    await expect(go('//evil.example', outdated)).rejects.toThrow(
      'Navigation to an external URL is refused: //evil.example',
    )
    expect(assign).not.toHaveBeenCalled()
  })

  test('S7.38 when a new build waits loads the page afresh', async () => {
    await go('/account', { outdated: true } as BuildWatch)

    expect(assign).toHaveBeenCalledExactlyOnceWith('/account')
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('the build watch', () => {
  const answering = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

  test.each([
    ['another id', '{"id":"b"}', 200, true],
    ['the same id', '{"id":"a"}', 200, false],
    ['no id', '{}', 200, false],
    ['an error', '{"id":"b"}', 503, false],
    ['no JSON', '<html>', 200, false],
  ])('S7.38 that hears of %s', async (_, body, status, outdated) => {
    answering(body, status)
    const builds = new BuildWatch('a')

    await builds.ask()

    expect(builds.outdated).toBe(outdated)
  })

  test('S7.38 asks every hour, and no more once it is stopped', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const asked = vi.fn(async () => new Response('{"id":"a"}'))
    vi.stubGlobal('fetch', asked)
    const stop = new BuildWatch('a').start(new EventTarget() as unknown as Document)

    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    stop()
    await vi.advanceTimersByTimeAsync(3_600_000)

    expect(asked.mock.calls).toEqual([
      ['/build.json?ts=1800003600000', { cache: 'no-store' }],
      ['/build.json?ts=1800007200000', { cache: 'no-store' }],
    ])
    vi.useRealTimers()
  })
})
