import { randomUUID } from 'node:crypto'
import type { Config } from '#server/config/config.ts'
import type { Engines } from '#engines/engines.ts'

type Metrics = { answered(method: string, status: number, seconds: number): void }

type Answered = {
  requestId: string
  method: string
  host: string | undefined
  url: string
  status: number
  /** When the request came, by the clock of the process. */
  since: number
}

export type RequestLog = {
  /** What a request is called. A proxy before us may have named it already. */
  idFor(given: string | undefined): string
  /** One line for every answer, and what is counted of it. */
  answered(answer: Answered): void
}

const isRequestId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{8,64}$/.test(text)

export function openRequestLog(
  { TRUSTED_PROXIES }: Config,
  { log }: Pick<Engines, 'log'>,
  metrics: Metrics,
): RequestLog {
  return {
    idFor: (given) => (TRUSTED_PROXIES > 0 && isRequestId(given) ? given : randomUUID()),
    answered({ requestId, method, host, url, status, since }) {
      const milliseconds = Math.round((performance.now() - since) * 10) / 10
      metrics.answered(method, status, milliseconds / 1000)
      const line = { requestId, method, host, url, status, milliseconds }
      if (status >= 500) log.error(line, 'answered')
      else log.info(line, 'answered')
    },
  }
}
