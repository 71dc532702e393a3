import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}.js"/>`

const script = `import "/assets/routes-de-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.client-1.js");`

const page = `<head>${preload('root-1')}${preload('framework-1')}</head><p>Words</p><script type="module" async="">${script}</script><p>More</p>`

test('EX-06 a page names its scripts nowhere but in the module that waits until it was painted', () => {
  const html = scriptsAfterPaint(page)
  const [, started = ''] = /<script type="module" async="">([^<]*)<\/script>/.exec(html) ?? []

  expect(html.replace(started, '')).toBe('<head></head><p>Words</p><script type="module" async=""></script><p>More</p>')
  expect(started.indexOf('requestAnimationFrame')).toBeLessThan(started.indexOf('/assets/'))
})

test('EX-06 what the module imported at its head it imports in the same order after waiting', () => {
  const lines = scriptsAfterPaint(page).split('\n')

  expect(lines.slice(1).join('\n')).toBe(`await import("/assets/routes-de-1.js");
const route0 = await import("/assets/root-1.js");
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.client-1.js");</script><p>More</p>`)
  expect(lines[0]).toContain('["/assets/root-1.js","/assets/framework-1.js"]')
})

test('a page without scripts stays as it is', () => {
  expect(scriptsAfterPaint('<p>import "/assets/x.js";</p>')).toBe('<p>import "/assets/x.js";</p>')
})
