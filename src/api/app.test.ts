import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createApi } from './app.ts'
import { describeApi } from './description/api-description.ts'

const parts = { buildId: 'test', builtAt: new Date(0), isDraining: () => false, registry: new Registry() }

test('S7.43 no route of the API is left undescribed', async () => {
  const api = createApi(parts)
  const { paths } = await describeApi(api)
  // Middleware stands before all methods, or before every path.
  const routes = api.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))

  for (const { method, path } of routes) {
    const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')] as Record<string, { summary?: string }> | undefined
    expect(described?.[method.toLowerCase()]?.summary, `${method} ${path}`).toBeDefined()
  }
  expect(routes.length).toBeGreaterThan(50)
})
