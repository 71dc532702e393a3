import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { RequestTimes } from './request-times.ts'

test('times of requests read like those of the library, bound by bound', async () => {
  const theirs = new Registry()
  const histogram = new Histogram({
    name: 'umlauf_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [theirs],
  })
  const times = new RequestTimes()
  const ours = new Registry()
  ours.registerMetric(times as unknown as Histogram)

  for (const [method, status, seconds] of [
    ['GET', 200, 0.0005],
    ['GET', 204, 0.001],
    ['GET', 200, 0.25],
    ['POST', 503, 2.5],
    ['GET', 404, 0.019],
  ] as const) {
    histogram.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds)
    times.observe(method, status, seconds)
  }

  const lines = async (registry: Registry) => (await registry.metrics()).split('\n').toSorted()
  expect(await lines(ours)).toEqual(await lines(theirs))
  expect((await ours.metrics()).split('\n')).toContain(
    'umlauf_http_request_seconds_bucket{le="0.001",method="GET",status="2xx"} 2',
  )
})
