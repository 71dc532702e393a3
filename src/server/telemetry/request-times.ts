const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2] as const
const NAME = 'umlauf_http_request_seconds'

type Label = Record<string, string | number>
type Value = { metricName: string; labels: Label; value: number }

/** How long answers of one method and one kind of status took: so many up to each bound and above all of them. */
type Times = { method: string; kind: number; upTo: number[]; sum: number; count: number }

/** A histogram of the metrics' own form that counts with two additions. */
export class RequestTimes {
  readonly name = NAME
  readonly help = 'Time to answer'
  readonly type = 'histogram'
  readonly aggregator = 'sum'
  readonly #times = new Map<string, Times[]>()

  observe(method: string, status: number, seconds: number): void {
    const times = this.#timesOf(method, Math.floor(status / 100))
    let bound = 0
    while (bound < SECONDS.length && seconds > SECONDS[bound]!) bound += 1
    times.upTo[bound]! += 1
    times.sum += seconds
    times.count += 1
  }

  get() {
    const values = [...this.#times.values()].flat().flatMap(valuesOf)
    return { name: this.name, help: this.help, type: this.type, aggregator: this.aggregator, values }
  }

  #timesOf(method: string, kind: number): Times {
    const ofMethod = this.#times.get(method) ?? []
    if (ofMethod.length === 0) this.#times.set(method, ofMethod)
    return (ofMethod[kind] ??= {
      method,
      kind,
      upTo: Array.from({ length: SECONDS.length + 1 }, () => 0),
      sum: 0,
      count: 0,
    })
  }
}

/** As Prometheus wants them: each bound counts what is below it, too. */
function valuesOf({ method, kind, upTo, sum, count }: Times): Value[] {
  const labels = { method, status: `${kind}xx` }
  let below = 0
  const bounds = upTo.map((times, bound) => ({
    metricName: `${NAME}_bucket`,
    labels: { le: SECONDS[bound] ?? '+Inf', ...labels },
    value: (below += times),
  }))
  return [
    ...bounds,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}
