import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Log } from './log.ts'
import { maskFields } from './mask-fields.ts'
import { redact } from './redact.ts'

export interface LogOptions {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Where the lines go; standard output if not said otherwise. */
  destination?: DestinationStream | undefined
}

/** One line of JSON per event, without personal data. */
export function openLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // Errors arrive already described; pino would describe them again in its own way.
    serializers: { err: (described: unknown) => described },
  }
  return guard(pino(options, destination ?? pino.destination({ dest: 1, sync: false })))
}

/** Nothing gets past here unmasked: neither fields nor sentences, nor what a child carries along. */
function guard(logger: Logger): Log {
  const writer = (level: 'debug' | 'info' | 'warn' | 'error') => (fields: object, message: string) => {
    if (logger.isLevelEnabled(level)) logger[level](maskFields(fields), redact(message))
  }
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    child: (fields) => guard(logger.child(maskFields(fields))),
  }
}
